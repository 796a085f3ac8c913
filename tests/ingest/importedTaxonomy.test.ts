import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { importRelease, loadTaxonomy, type Taxonomy } from "@talent/taxonomy";
import { openWarehouse } from "@talent/warehouse";
import { afterAll, expect, test } from "vitest";
import { ingest, jobPosting, loadPart, silentProgress, talentPart } from "../../packages/ingest/src/index.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "talent-imported-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const header = "O*NET-SOC Code\tTitle\tAlternate Title\tShort Title\tSource(s)\n";
const row = (title: string) => `29-1141.00\tRegistered Nurses\t${title}\t\t01\n`;

const run = (script: string, ...args: string[]) =>
  promisify(execFile)("node", [script, ...args, "--data", join(folder, "data")], {
    cwd: root,
    env: { ...process.env, DATA_DIR: join(folder, "elsewhere") },
  });

test("talent may have what was imported into the taxonomy of its data folder, by name and by id", async () => {
  const titles = join(folder, "Alternate_Titles.tsv");
  writeFileSync(titles, `${header}${row("Starship Nurse")}`);
  const imported = await run("packages/taxonomy/src/importers/import.ts", "onet", titles);
  expect(imported.stdout).toContain(`Kept in ${join(folder, "data", "taxonomy")}.`);
  const people = join(folder, "people.csv");
  writeFileSync(people, "weight,country,title\n120,US,Starship Nurse\n80,US,10000000\n");
  const { stdout } = await run("packages/ingest/src/cli/load.ts", "talent", people);
  expect(stdout).toMatch(/kept +2\n/);
});

test("a title that had an id before it was imported keeps it, in later ads and talents, and only a new one has the taxonomy's", async () => {
  const dataDir = join(folder, "before");
  const extensions = join(dataDir, "taxonomy");
  const written = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const common = { dataDir, progress: silentProgress, today: "2025-10-31" };
  const load = (titles: readonly string[], taxonomy: Taxonomy) => {
    const ads = titles.map(
      (title, index) => `${JSON.stringify({ identifier: `${index}`, title, description: title })}\n`,
    );
    return ingest({
      ...common,
      files: [written("ads.jsonl", ads.join(""))],
      format: jobPosting,
      shape: { kind: "json" },
      source: "board",
      asOf: "2025-10-31",
      taxonomy,
      readTexts: async (texts) => texts.map(({ title }) => ({ ...nothingRead, title })),
      concurrency: 1,
    });
  };
  await load(["Starship Nurse"], loadTaxonomy());
  const titles = written("Alternate_Titles.tsv", `${header}${row("Starship Nurse")}${row("Starship Medic")}`);
  await importRelease("onet", [titles], extensions);
  const taxonomy = loadTaxonomy({ extensions });
  await load(["Starship Nurse", "Starship Medic"], taxonomy);
  const people = "weight,country,title\n120,US,starship nurse\n80,US,10000000\n60,US,10000001\n";
  await loadPart({ ...common, file: written("people.csv", people), part: talentPart(taxonomy), taxonomy });
  expect(await titlesIn(dataDir)).toEqual({
    posting: [1_000_001, 10_000_001],
    talent: [1_000_001, 1_000_001, 10_000_001],
    title: ["1000001 Starship Nurse 1", "10000001 Starship Medic 1"],
  });
});

/** What is read in an ad that says nothing. */
const nothingRead = { skills: [], credentials: [], employmentTypes: [], attributes: [], remote: 0 as const };

/** Title ids of postings and talents, in order, and the titles with how many postings they have. */
async function titlesIn(dataDir: string) {
  const warehouse = await openWarehouse(dataDir, { pollMs: 0 });
  const connection = await warehouse.current.connect();
  const column = async (sql: string) => (await connection.runAndReadAll(sql)).getRows().map(([cell]) => cell);
  const found = {
    posting: await column("SELECT title FROM posting ORDER BY id"),
    talent: await column("SELECT title FROM talent ORDER BY id"),
    title: await column("SELECT concat_ws(' ', id, name, postings) FROM title ORDER BY id"),
  };
  connection.closeSync();
  await warehouse.close();
  return found;
}
