import type { Row } from "./Row.ts";

const reference = "index";

/** Prints a table for every size: what the index does, and how many times what each other engine does. */
export function printRows(rows: readonly Row[], say: (line: string) => void): void {
  for (const postings of new Set(rows.map((row) => row.postings))) {
    const here = rows.filter((row) => row.postings === postings);
    const others = [...new Set(here.map(({ engine }) => engine))].filter((engine) => engine !== reference);
    say(`\n${postings} postings`);
    say(
      ["verb", "clients", "p50 ms", "p95 ms", "req/s", ...others.flatMap((each) => [each, "p95 ms", "ratio"])]
        .map(cell)
        .join(""),
    );
    for (const row of here.filter(({ engine }) => engine === reference)) {
      const compared = others.flatMap((engine) => {
        const other = here.find(
          (each) => each.engine === engine && each.clients === row.clients && each.verb === row.verb,
        );
        if (!other) return ["-", "-", "-"];
        const ratio = row.requestsPerSecond / other.requestsPerSecond;
        return [other.requestsPerSecond, other.p95Ms, `${ratio.toFixed(ratio < 10 ? 1 : 0)} x`];
      });
      say(
        [row.verb, row.clients, row.p50Ms, row.p95Ms, row.requestsPerSecond, ...compared].map(cell).join(""),
      );
    }
    for (const row of here.filter(({ clients, verb }) => clients === 8 && verb === "mixed")) {
      const megabytes = (row.residentBytes / 2 ** 20).toFixed(0);
      const each = (row.residentBytes / postings).toFixed(0);
      const built = row.buildSeconds > 0 ? `built in ${row.buildSeconds} s, ` : "";
      const used = row.cpuMs === undefined ? "" : `, ${row.cpuMs} ms of processor a request`;
      say(
        `${row.engine}: ${built}opened in ${row.openMs} ms, resident ${megabytes} MB (${each} bytes a posting)${used}`,
      );
    }
  }
}

function cell(value: string | number, column: number): string {
  return column === 0 ? String(value).padEnd(20) : String(value).padStart(11);
}
