import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { ingestCommand } from "../../packages/ingest/src/cli/ingestCommand.ts";
import { refusalOf } from "./refusalOf.ts";
import { fixture } from "./runIngest.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const base = mkdtempSync(join(tmpdir(), "talent-commands-"));
const data = ["--data", join(base, "data")];

afterAll(() => rmSync(base, { recursive: true, force: true }));

test.each([
  ["ingest", ["--surprise"], /^Unknown option '--surprise'.*\n$/],
  ["load", [], /^Name the part and one file: pnpm load talent people\.csv\n$/],
  ["demo", ["--seed", "-"], /^--seed must be a whole number from 0 to 1000000000, not "-"\.\n$/],
] as const)("a mistake ends the process of pnpm %s with one line and code 2", async (command, args, line) => {
  const script = `packages/ingest/src/cli/${command}.ts`;
  const ended = await new Promise((resolve) => {
    execFile("node", [script, ...args, ...data], { cwd: root }, (error, out, told) =>
      resolve({ code: error?.code, out, told }),
    );
  });
  expect(ended).toEqual({ code: 2, out: "", told: expect.stringMatching(line) });
});

test.each([
  [[], "Name at least one file to load."],
  [["a.jsonl"], "Say what the files are with --source ashby, --source jobposting or --source csv."],
  [["a.jsonl", "--source", "xml"], '--source must be ashby, jobposting or csv, not "xml".'],
  [["a.csv", "--source", "csv"], "--source csv needs --mapping FILE, which names the columns."],
  [["a.jsonl", "--source", "ashby", "--mapping", "m.json"], "--mapping goes with --source csv only."],
  [["a.csv", "--source", "csv", "--mapping", "none.json"], "The mapping file none.json cannot be read."],
  [["none.jsonl", "--source", "ashby", "--workers", "1"], "There is no file none.jsonl."],
  [
    ["a.jsonl", "--source", "ashby", "--as-of", "tomorrow"],
    '--as-of must be a day such as 2025-10-28, not "tomorrow".',
  ],
  [["a.jsonl", "--source", "ashby", "--mix", "--replace"], "--mix and --replace exclude each other."],
  [
    ["a.jsonl", "--source", "ashby", "--workers", "many"],
    '--workers must be a whole number from 1 to 256, not "many".',
  ],
])("pnpm ingest %j is refused in one sentence", async (args, sentence) => {
  expect(await refusalOf(ingestCommand, [...args, ...data])).toEqual({ sentence, code: 2 });
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
    const args = [fixture("board.csv"), "--source", "csv", "--mapping", mapping, ...data];
    const refusal = await refusalOf(ingestCommand, args);
    expect(refusal).toEqual({ sentence: expect.stringContaining(sentence), code: 2 });
    expect(refusal?.sentence).not.toContain("\n");
  }
});
