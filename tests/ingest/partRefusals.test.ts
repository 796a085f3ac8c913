import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
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

type Refused = { code: number; told: string };

function run(command: "load" | "demo", args: readonly string[]): Promise<Refused> {
  const options = { cwd: root, env: { ...process.env, DATA_DIR: join(folder, "data") } };
  return new Promise((resolve) => {
    execFile("node", [`packages/ingest/src/cli/${command}.ts`, ...args], options, (error, _out, told) => {
      const said = told.trim().split("\n").at(-1) ?? "";
      resolve({ code: Number(error?.code ?? 0), told: said.replaceAll(`${folder}/`, "") });
    });
  });
}

test.each<["load" | "demo", string[], string]>([
  ["load", [], "Name the part and one file: pnpm load talent people.csv"],
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
    `None of the 1 records of early.csv could be loaded. Line 2: posted after ${new Date().toISOString().slice(0, 10)}.`,
  ],
  ["demo", ["--postings", "12"], '--postings must be a whole number from 1000 to 50000000, not "12".'],
  ["demo", ["--seed", "-"], '--seed must be a whole number from 0 to 1000000000, not "-".'],
  ["demo", ["--until", "2026-02-30"], '--until must be a day such as 2026-10-31, not "2026-02-30".'],
  ["demo", ["--memory", "1GB"], '--memory must be a size from 2GB on, such as 4GB, not "1GB".'],
  ["demo", ["--mix", "--replace"], "--mix and --replace exclude each other."],
])(
  "pnpm %s %j is refused in one sentence",
  async (command, args, sentence) => {
    expect(await run(command, args)).toEqual({ code: 2, told: sentence });
  },
  60_000,
);
