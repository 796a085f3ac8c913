import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "talent-imported-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (script: string, ...args: string[]) =>
  promisify(execFile)("node", [script, ...args, "--data", join(folder, "data")], {
    cwd: root,
    env: { ...process.env, DATA_DIR: join(folder, "elsewhere") },
  });

test("talent may have what was imported into the taxonomy of its data folder, by name and by id", async () => {
  const titles = join(folder, "Alternate_Titles.tsv");
  writeFileSync(
    titles,
    "O*NET-SOC Code\tTitle\tAlternate Title\tShort Title\tSource(s)\n29-1141.00\tRegistered Nurses\tStarship Nurse\t\t01\n",
  );
  const imported = await run("packages/taxonomy/src/importers/import.ts", "onet", titles);
  expect(imported.stdout).toContain(`Kept in ${join(folder, "data", "taxonomy")}.`);
  const people = join(folder, "people.csv");
  writeFileSync(people, "weight,country,title\n120,US,Starship Nurse\n80,US,10000000\n");
  const { stdout } = await run("packages/ingest/src/cli/load.ts", "talent", people);
  expect(stdout).toMatch(/kept +2\n/);
});
