import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { WarehouseWriter } from "../../packages/warehouse/src/index.ts";
import { fixture, runIngest } from "./runIngest.ts";

let base: string;
let dataDir: string;

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "talent-commands-"));
  dataDir = join(base, "data");
  mkdirSync(dataDir);
});

afterEach(() => {
  rmSync(base, { recursive: true, force: true });
});

test.each([
  [[], "Name at least one file to load."],
  [["a.jsonl"], "Say what the files are with --source ashby, --source jobposting or --source csv."],
  [["a.jsonl", "--source", "xml"], '--source must be ashby, jobposting or csv, not "xml".'],
  [["a.csv", "--source", "csv"], "--source csv needs --mapping FILE, which names the columns."],
  [["a.jsonl", "--source", "ashby", "--mapping", "m.json"], "--mapping goes with --source csv only."],
  [["a.csv", "--source", "csv", "--mapping", "none.json"], "The mapping file none.json cannot be read."],
  [["none.jsonl", "--source", "ashby"], "There is no file none.jsonl."],
  [
    ["a.jsonl", "--source", "ashby", "--as-of", "tomorrow"],
    '--as-of must be a day such as 2025-10-28, not "tomorrow".',
  ],
  [["a.jsonl", "--source", "ashby", "--mix", "--replace"], "--mix and --replace exclude each other."],
  [
    ["a.jsonl", "--source", "ashby", "--workers", "many"],
    '--workers must be a whole number from 1 to 256, not "many".',
  ],
])("%j is refused in one sentence", async (args, sentence) => {
  const run = await runIngest(dataDir, args);
  expect(run.told.trim()).toBe(sentence);
  expect(run.code).toBe(2);
});

test("an unknown option is refused in one line", async () => {
  const run = await runIngest(dataDir, ["--surprise"]);
  expect(run.told).toMatch(/^Unknown option '--surprise'.*\n$/);
  expect(run.code).toBe(2);
});

test("a mapping file with a mistake says which", async () => {
  const mapping = join(base, "m.json");
  for (const [content, sentence] of [
    ["{", "is no JSON"],
    ['{"columns":{"title":"T"}}', 'needs "source"'],
    ['{"source":"s","columns":{"titel":"T"}}', '"titel" under "columns"'],
    ['{"source":"s","columns":{"url":"U"}}', 'column of "title"'],
    ['{"source":"s","dates":"ymd","columns":{"title":"T"}}', '"dates"'],
    ['{"source":"s","colums":{}}', 'unknown entry "colums"'],
  ] as const) {
    writeFileSync(mapping, content);
    const run = await runIngest(dataDir, [fixture("board.csv"), "--source", "csv", "--mapping", mapping]);
    expect(run.told).toContain(sentence);
    expect(run.told.trim().split("\n").length).toBe(1);
    expect(run.code).toBe(2);
  }
});

test("a second load is refused while another one writes, and taken after it", async () => {
  const writer = await WarehouseWriter.open(dataDir);
  const refused = await runIngest(dataDir, [fixture("ashby.jsonl"), "--source", "ashby"]);
  expect(refused.told.trim()).toMatch(/^Another load \(process \d+\) is writing to this warehouse\./);
  expect(refused.code).toBe(1);
  writer.close();
  expect((await runIngest(dataDir, [fixture("ashby.jsonl"), "--source", "ashby"])).code).toBe(0);
});
