/** What a load process is asked: to send these requests, as they stand on the wire, one after another on each connection. */
export type Load = { port: number; requests: string[]; connections: number; milliseconds: number };

/** What it saw: how many answers in how long, their latencies in milliseconds ascending, and how many had which status. */
export type LoadSeen = { seconds: number; latencies: number[]; statuses: Record<number, number> };
