import { totalmem } from "node:os";

const gigabyte = 1e9;
const most = 4;

/** What DuckDB may use of this machine or container, as it writes it: half of it, at least one and at most four gigabytes. */
export function defaultMemory(
  available = Math.min(totalmem(), process.constrainedMemory() || Infinity),
): string {
  return `${Math.min(most, Math.max(1, Math.floor(available / gigabyte / 2)))}GB`;
}
