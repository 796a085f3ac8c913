import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDuckDbMarket } from "@talent/market";
import { openWarehouse, type Snapshot } from "@talent/warehouse";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { fixture, runIngest } from "./runIngest.ts";

const base = mkdtempSync(join(tmpdir(), "talent-ingest-"));
let dataDir: string;
let folders = 0;
beforeEach(() => {
  dataDir = join(base, `data-${folders++}`);
  mkdirSync(dataDir);
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

async function reading<T>(read: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const warehouse = await openWarehouse(dataDir, { pollMs: 0 });
  try {
    return await warehouse.read(read);
  } finally {
    await warehouse.close();
  }
}

const snapshotId = () => reading(async ({ info }) => info.id);

const postings = () =>
  reading(async (snapshot) => {
    const market = await createDuckDbMarket({ asOf: snapshot.info.asOf, connect: () => snapshot.connect() });
    const all = { fact: "posting" as const, filters: [] };
    const ids = await market.page(all, { after: 0, offset: 0, limit: 10_000 });
    const open = await market.count({
      ...all,
      window: { from: market.asOf, to: market.asOf },
      basis: "open",
    });
    await market.close();
    return { details: await snapshot.details(ids), open };
  });

describe("loading ads", () => {
  test("counts every record once, quotes what it rejects, and a second run changes nothing", async () => {
    const first = await runIngest(dataDir, [fixture("ashby.jsonl"), "--source", "ashby"]);
    expect(first.code).toBe(0);
    const { report } = first;
    expect(report?.read).toBe((report?.kept ?? 0) + (report?.duplicates ?? 0) + (report?.rejected ?? 0));
    expect(report?.rejectedByReason.map(({ reason }) => reason)).toContain("not JSON");
    expect(report?.rejections.find(({ reason }) => reason === "not JSON")?.quote).toMatch(
      /^\{"id": "cut-off"/,
    );
    const before = await postings();

    const second = await runIngest(dataDir, [fixture("ashby.jsonl"), "--source", "ashby"]);
    expect(second.report).toMatchObject({ changed: false, added: 0, closed: 0, kept: report?.kept });
    expect(await postings()).toEqual(before);
  });

  test("closes postings that a later load of the source no longer has, and keeps the ids of the others", async () => {
    await runIngest(dataDir, [fixture("ashby.jsonl"), "--source", "ashby", "--name", "board"]);
    const before = await postings();
    const lines = readFileSync(fixture("ashby.jsonl"), "utf8").split("\n").filter(Boolean);
    const fewer = join(base, "fewer.jsonl");
    writeFileSync(fewer, lines.slice(10).join("\n"));
    const run = await runIngest(dataDir, [
      fewer,
      "--source",
      "ashby",
      "--name",
      "board",
      "--as-of",
      "2025-11-20",
    ]);
    expect(run.report?.closed).toBeGreaterThanOrEqual(3);
    const after = await postings();
    expect(after.open).toBe(before.open - (run.report?.closed ?? 0));
    expect(after.details.map(({ id, key }) => [id, key])).toEqual(
      before.details.map(({ id, key }) => [id, key]),
    );
  });

  test("serves the old snapshot when it is killed half way", async () => {
    await runIngest(dataDir, [fixture("jobposting.jsonl"), "--source", "jobposting"]);
    const before = await snapshotId();
    const line = readFileSync(fixture("ashby.jsonl"), "utf8").split("\n")[0] ?? "";
    const many = join(base, "many.jsonl");
    const ads = Array.from({ length: 4000 }, (_, n) => line.replace(/"id": "[^"]*"/, `"id": "ad-${n}"`));
    writeFileSync(many, ads.join("\n"));
    const killed = await runIngest(dataDir, [many, "--source", "ashby"], (child) => {
      child.stderr?.once("data", () => child.kill("SIGKILL"));
    });
    expect(killed.code).toBeNull();
    expect(await snapshotId()).toBe(before);
    const again = await runIngest(dataDir, [fixture("ashby.jsonl"), "--source", "ashby"]);
    expect(again.code).toBe(0);
    expect(await snapshotId()).not.toBe(before);
  });

  test("reads CSV by a mapping and loads beside what is there", async () => {
    await runIngest(dataDir, [fixture("jobposting-flat.jsonl.gz"), "--source", "jobposting"]);
    const run = await runIngest(dataDir, [
      fixture("board.csv"),
      "--source",
      "csv",
      "--mapping",
      fixture("board.mapping.json"),
    ]);
    expect(run.code).toBe(0);
    const { details } = await postings();
    expect(new Set(details.map(({ source }) => source.name)).size).toBe(2);
    expect(details.some(({ pay }) => pay?.currency === "GBP")).toBe(true);
  });
});

describe("a mistake of the caller is one sentence and exit code 2", () => {
  test.each([
    [["--source", "ashby"], "Name at least one file to load."],
    [
      [fixture("ashby.jsonl")],
      "Say what the files are with --source ashby, --source jobposting or --source csv.",
    ],
    [
      [fixture("ashby.jsonl"), "--source", "monster"],
      '--source must be ashby, jobposting or csv, not "monster".',
    ],
    [
      [fixture("board.csv"), "--source", "csv"],
      "--source csv needs --mapping FILE, which names the columns.",
    ],
    [[fixture("ashby.jsonl"), "--source", "ashby", "--as-of", "soon"], "--as-of must be a day"],
    [["no-such-file.jsonl", "--source", "ashby"], "no-such-file.jsonl"],
  ])("%j", async (args, sentence) => {
    const { code, told } = await runIngest(dataDir, args);
    expect(code).toBe(2);
    expect(told).toContain(sentence);
    expect(told.trim().split("\n")).toHaveLength(1);
  });
});
