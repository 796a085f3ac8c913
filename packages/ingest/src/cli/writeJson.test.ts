import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { refuseUnwritable } from "./writeJson.ts";

const folder = mkdtempSync(join(tmpdir(), "report-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a report that could not be written is refused before the load, and nothing is left where it could", () => {
  const [fresh, there, astray] = [
    join(folder, "new.json"),
    join(folder, "old.json"),
    join(folder, "no", "x.json"),
  ];
  writeFileSync(there, "{}");
  for (const path of [undefined, fresh, there, "report.json"])
    expect(() => refuseUnwritable(path)).not.toThrow();
  for (const path of [astray, folder])
    expect(() => refuseUnwritable(path)).toThrow(`The report cannot be written to ${path}.`);
  expect(() => refuseUnwritable(join(fresh, "x.json"))).toThrow("cannot be written");
});
