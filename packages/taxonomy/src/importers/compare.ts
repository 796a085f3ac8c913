import type { TableReport } from "./ImportReport.ts";

/** Before and after of a keyed table as a report: added, renamed, unchanged, and what the new release lacks. */
export function compare(
  table: string,
  before: ReadonlyMap<string | number, string>,
  after: ReadonlyMap<string | number, string>,
  keepsAbsent = true,
): TableReport {
  const added: string[] = [];
  const renamed: { from: string; to: string }[] = [];
  let unchanged = 0;
  for (const [key, name] of after) {
    const known = before.get(key);
    if (known === undefined) added.push(name);
    else if (known === name) unchanged++;
    else renamed.push({ from: known, to: name });
  }
  const absent = [...before].filter(([key]) => !after.has(key)).map(([, name]) => name);
  return { table, added, renamed, unchanged, absent, keepsAbsent };
}
