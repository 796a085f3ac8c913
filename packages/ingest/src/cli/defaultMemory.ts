import { totalmem } from "node:os";

const gigabyte = 1e9;
const [least, most] = [2, 4];

/** What DuckDB may use of this machine or container, as it writes it: half of it, at least two and at most four gigabytes. */
export function defaultMemory(
  available = Math.min(totalmem(), process.constrainedMemory() || Infinity),
): string {
  return `${Math.min(most, Math.max(least, Math.floor(available / gigabyte / 2)))}GB`;
}
