import { type Measured, percentile } from "./measure.ts";

/** One line of the results; `verb` is `mixed` for all together, where `cpuMs` is what a request took of all cores. */
export type Row = {
  engine: string;
  postings: number;
  clients: number;
  verb: string;
  requestsPerSecond: number;
  p50Ms: number;
  p95Ms: number;
  cpuMs?: number;
  residentBytes: number;
  openMs: number;
};

/** What is the same in all rows of one engine. */
export type RowHead = Pick<Row, "engine" | "postings" | "residentBytes" | "openMs">;

/** Rows of one measurement: all calls together, and with one client each verb. */
export function toRows(head: RowHead, clients: number, { times, totalMs, cpuMs }: Measured): Row[] {
  const row = (verb: string, ms: readonly number[], spentMs: number): Row => ({
    ...head,
    clients,
    verb,
    requestsPerSecond: round((ms.length * 1000) / spentMs),
    p50Ms: round(percentile(ms, 0.5)),
    p95Ms: round(percentile(ms, 0.95)),
  });
  const all = times.map(({ ms }) => ms);
  const mixed = { ...row("mixed", all, totalMs), cpuMs: round(cpuMs / all.length) };
  if (clients > 1) return [mixed];
  const verbs = [...new Set(times.map(({ verb }) => verb))];
  return [
    mixed,
    ...verbs.map((verb) => {
      const ms = times.filter((each) => each.verb === verb).map((each) => each.ms);
      return row(
        verb,
        ms,
        ms.reduce((sum, each) => sum + each, 0),
      );
    }),
  ];
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}
