import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { loadTaxonomy } from "@talent/taxonomy";
import { afterAll, expect, test } from "vitest";
import { demoCommand } from "../../packages/ingest/src/cli/demoCommand.ts";
import { loadCommand } from "../../packages/ingest/src/cli/loadCommand.ts";
import { reviewPart } from "../../packages/ingest/src/index.ts";
import { refusalOf } from "./refusalOf.ts";

const folder = mkdtempSync(join(tmpdir(), "talent-refusals-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string | Buffer) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const completions = write("c2024_a.csv", "UNITID,CIPCODE,MAJORNUM,AWLEVEL,CTOTALT\n100654,11.0701,1,5,12\n");
const other = write("other.csv", "name,town\nAcme,Springfield\n");
const workers = write("workers.csv", "weight,country\n1,US\n");
const rated = write("rated.csv", "employer,posted,overall\nAcme,2025-01-02,9\n");
const early = write("early.csv", "employer,posted,overall\nAcme,2199-01-02,4\n");
const cut = write(
  "cut.csv.gz",
  gzipSync(`UNITID,INSTNM,STABBR\n${"1,Acme,TX\n".repeat(9000)}`).subarray(0, -9),
);
const inside = join(folder, "inside");
mkdirSync(inside);
const empty = write("empty.csv", "");

const commands = { load: loadCommand, demo: demoCommand };

test.each<[keyof typeof commands, string[], string | RegExp]>([
  ["load", ["talent", "none.csv"], "There is no file none.csv."],
  [
    "load",
    ["people", other],
    '"people" is no part; the parts are talent, graduates, reviews and placefacts.',
  ],
  ["load", ["talent", other, "--mix", "--replace"], "--mix and --replace exclude each other."],
  [
    "load",
    ["talent", workers],
    "workers.csv has no column occupation or title; its columns are weight, country. docs/ingest.md says what each part needs.",
  ],
  ["load", ["reviews", empty], "empty.csv has no records."],
  ["load", ["reviews", empty, "--json", inside], "The report cannot be written to inside."],
  [
    "load",
    ["reviews", rated],
    "None of the 1 records of rated.csv could be loaded. Line 2: overall is no number from 1 to 5: write overall in plain digits, from 1 to 5.",
  ],
  ["load", ["graduates", completions], "graduates need --year, such as --year 2024."],
  [
    "load",
    ["graduates", completions, "--year", "last"],
    '--year must be a whole number from 1980 to 2200, not "last".',
  ],
  [
    "load",
    ["graduates", completions, "--year", "2024"],
    "graduates need --institutions FILE, the IPEDS directory of institutions (HD…).",
  ],
  [
    "load",
    ["graduates", completions, "--year", "2024", "--institutions", other],
    "--institutions other.csv has no column UNITID, INSTNM, STABBR; its columns are name, town.",
  ],
  [
    "load",
    ["graduates", completions, "--year", "2024", "--institutions", cut],
    "cut.csv.gz cannot be read to its end (unexpected end of file), so nothing was loaded.",
  ],
  ["load", ["graduates", completions, "--year", "2024", "--institutions", inside], "inside is no file."],
  [
    "load",
    ["reviews", early],
    /^None of the 1 records of early\.csv could be loaded\. Line 2: posted after \d{4}-\d\d-\d\d\.$/,
  ],
  ["demo", ["--postings", "12"], '--postings must be a whole number from 1000 to 50000000, not "12".'],
  ["demo", ["--until", "2026-02-30"], '--until must be a day such as 2026-10-31, not "2026-02-30".'],
  ["demo", ["--memory", "1GB"], '--memory must be a size from 2GB on, such as 4GB, not "1GB".'],
  ["demo", ["--mix", "--replace"], "--mix and --replace exclude each other."],
])("pnpm %s %j is refused in one sentence", async (command, args, sentence) => {
  const refusal = await refusalOf(commands[command], [...args, "--data", join(folder, "data")]);
  const said = refusal?.sentence.replaceAll(`${folder}/`, "");
  expect({ ...refusal, sentence: said }).toEqual({
    sentence: typeof sentence === "string" ? sentence : expect.stringMatching(sentence),
    code: 2,
  });
});

test("a review of the day of the load is taken, and one of the day after is a slip", () => {
  const { read } = reviewPart(loadTaxonomy(), "2026-02-28");
  const review = (posted: string) => () => read({ employer: "Acme", posted, overall: "4" });
  expect(review("2026-02-28")()).toContain("2026-02-28");
  expect(review("2026-03-01")).toThrow("posted after 2026-02-28");
});
