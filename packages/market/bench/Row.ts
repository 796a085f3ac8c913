import { type Measured, percentile } from "./measure.ts";

/** One line of the results; `verb` is `mixed` for all together, where `cpuMs` is what a request took of all cores, told of engines inside the process. */
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
  buildSeconds: number;
};

/** What is the same in all rows of one engine. */
export type RowHead = Pick<Row, "engine" | "postings" | "residentBytes" | "openMs" | "buildSeconds">;

/** Rows of one measurement: all calls together, and with one client each verb. */
export function toRows(
  head: RowHead,
  clients: number,
  { times, totalMs, cpuMs }: Omit<Measured, "cpuMs"> & { cpuMs?: number },
): Row[] {
  const known = { ...head, openMs: round(head.openMs), buildSeconds: round(head.buildSeconds) };
  const row = (verb: string, ms: readonly number[], spentMs: number): Row => ({
    ...known,
    clients,
    verb,
    requestsPerSecond: round((ms.length * 1000) / spentMs),
    p50Ms: round(percentile(ms, 0.5)),
    p95Ms: round(percentile(ms, 0.95)),
  });
  const all = times.map(({ ms }) => ms);
  const used = cpuMs === undefined ? {} : { cpuMs: round(cpuMs / all.length) };
  const mixed = { ...row("mixed", all, totalMs), ...used };
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
