import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { openWarehouse } from "@talent/warehouse";
import { afterEach, beforeEach, expect, test } from "vitest";
import { csv, readMapping } from "../../packages/ingest/src/index.ts";
import { fixture, load } from "./loadFixture.ts";
import { runIngest } from "./runIngest.ts";

let base: string;
let dataDir: string;

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "talent-damaged-"));
  dataDir = join(base, "data");
  mkdirSync(dataDir);
});

afterEach(() => rmSync(base, { recursive: true, force: true }));

function file(name: string, content: string | Buffer): string {
  const path = join(base, name);
  writeFileSync(path, content);
  return path;
}

const openPostings = async () => {
  const warehouse = await openWarehouse(dataDir, { pollMs: 0 });
  const connection = await warehouse.current.connect();
  const reader = await connection.runAndReadAll("SELECT count(*)::INT FROM posting WHERE last_seen IS NULL");
  connection.closeSync();
  await warehouse.close();
  return reader.getRows()[0]?.[0];
};

test("a gzip file that ends too early is one sentence, though ads of it are being read", async () => {
  const ads = readFileSync(fixture("ashby.jsonl"), "utf8");
  const zipped = gzipSync(
    Buffer.from(Array.from({ length: 60 }, (_, n) => `${ads}{"n":${Math.sin(n)}}\n`).join("")),
  );
  const cut = file("cut.jsonl.gz", zipped.subarray(0, zipped.length - 20));
  const run = await runIngest(dataDir, [cut, "--source", "ashby", "--workers", "2"]);
  expect(run.told.trim().split("\n").at(-1)).toBe(
    `${cut} cannot be read to its end (unexpected end of file), so nothing was loaded.`,
  );
  expect(run.told).not.toContain("    at ");
  expect(run.code).toBe(2);
});

test("a later load of which no record can be taken closes nothing", async () => {
  await load(dataDir, "ashby", [fixture("ashby.jsonl")], { asOf: "2025-10-25" });
  const before = await openPostings();
  const page = file("page.jsonl", "<html>Not found</html>\n");
  await expect(load(dataDir, "ashby", [page], { asOf: "2025-10-30" })).rejects.toThrow(
    `None of the 1 records could be taken, so nothing was loaded: not JSON (1). The first is ${page}:1: <html>Not found</html>`,
  );
  const board = file("board.json", '{"apiVersion":"1","jobs":[{"id":"7"},{"id":"8"}]}');
  await expect(load(dataDir, "ashby", [board], { asOf: "2025-10-30" })).rejects.toThrow(
    `None of the 2 records could be taken, so nothing was loaded: no title (2). The first is ${board}:1: {"id":"7"}`,
  );
  await expect(load(dataDir, "ashby", [file("empty", "")], { asOf: "2025-10-30" })).rejects.toThrow(
    /no records/,
  );
  expect(await openPostings()).toBe(before);
});

test("a day that has not come yet is refused, for it would close what other sources hold", async () => {
  const early = load(dataDir, "ashby", [fixture("ashby.jsonl")], { asOf: "2052-10-25" });
  await expect(early).rejects.toThrow(
    "--as-of 2052-10-25 has not come yet; it must be 2025-10-31 or earlier.",
  );
});

test("a file of the other JSON format is told which source it is of", async () => {
  await expect(load(dataDir, "jobposting", [fixture("ashby.jsonl")], { source: "board" })).rejects.toThrow(
    /an Ashby posting: load it with --source ashby/,
  );
  const posting = file("posting.jsonl", '{"id":"1","title":"Cook","datePosted":"2025-10-01"}\n');
  await expect(load(dataDir, "ashby", [posting])).rejects.toThrow(
    /a JobPosting: load it with --source jobposting/,
  );
});

test("a mapping for other columns is told those of the file, and one that names a column too many in the report", async () => {
  const board = file("board.csv", "Post;Employer;Where;Pay\nCook;Acme;Leeds, UK;£30k\n");
  const mapped = (columns: Record<string, string>) => {
    const mapping = readMapping(file("mapping.json", JSON.stringify({ source: "board", columns })));
    return load(dataDir, "csv", [board], {
      format: csv(mapping),
      asOf: "2025-10-01",
    });
  };
  await expect(mapped({ title: "Job title" })).rejects.toThrow(
    /no column "Job title", which the mapping has for title; the columns are Post, Employer, Where, Pay/,
  );
  const report = await mapped({ title: "Post", employer: "Employer", payMin: "Pay", closes: "Until" });
  expect(report).toMatchObject({ kept: 1, lacking: [{ file: board, columns: ["Until"] }], fill: { pay: 1 } });
});

test("files without records, none at all and ads without a day are a sentence each, and publish nothing", async () => {
  await expect(load(dataDir, "ashby", [file("empty.jsonl", "\n")])).rejects.toThrow(
    /The files hold no records, so nothing was loaded/,
  );
  await expect(load(dataDir, "ashby", [join(base, "none.jsonl")])).rejects.toThrow(/There is no file/);
  const undated = file("undated.jsonl", '{"id":"1","title":"Cook"}\n');
  await expect(load(dataDir, "ashby", [undated])).rejects.toThrow(/--as-of/);
  await expect(openWarehouse(dataDir)).rejects.toMatchObject({ word: "no-snapshot" });
});
