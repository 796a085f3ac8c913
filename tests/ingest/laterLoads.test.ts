import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { PostingDetails } from "../../packages/warehouse/src/index.ts";
import { LoadedPostings } from "./LoadedPostings.ts";
import { fixture, load } from "./loadFixture.ts";

let loaded: LoadedPostings;
let folder: string;

beforeEach(() => {
  loaded = new LoadedPostings();
  folder = loaded.folder;
});

afterEach(() => loaded.remove());

const byTitle = (title: string, source?: string) => loaded.byTitle(title, source);
const ids = (all: Map<string, PostingDetails>) => [...all].map(([key, { id }]) => [key, id]);
const open = (all: Map<string, PostingDetails>) =>
  [...all.values()].filter((it) => it.lastSeen === null).length;

test("a second run changes nothing, whatever else was loaded between", async () => {
  const first = await load(folder, "ashby", [fixture("ashby.jsonl")]);
  const before = await loaded.all();
  expect(await load(folder, "ashby", [fixture("ashby.jsonl")])).toMatchObject({
    changed: false,
    added: 0,
    closed: 0,
    kept: first.kept,
    snapshot: first.snapshot,
  });
  expect(await loaded.all()).toEqual(before);
  const both = await load(folder, "csv", [fixture("board.csv")], { asOf: "2025-10-24" });
  expect(await load(folder, "ashby", [fixture("ashby.jsonl")])).toMatchObject({
    changed: false,
    snapshot: both.snapshot,
  });
  const after = await loaded.all();
  for (const [key, posting] of before) expect(after.get(key)?.id).toBe(posting.id);
  expect(new Set([...after.values()].map(({ source }) => source.name)).size).toBe(2);
});

test("a later load closes what it no longer has on the last day it was seen, and opens it again when it is back", async () => {
  const lines = readFileSync(fixture("ashby.jsonl"), "utf8").split("\n");
  const part = join(folder, "part.jsonl");
  writeFileSync(part, lines.filter((line) => !line.includes("Line Cook")).join("\n"));
  const title = "Line Cook";
  await load(folder, "ashby", [fixture("ashby.jsonl")], { asOf: "2025-10-25" });
  await load(folder, "ashby", [part], { asOf: "2025-10-28", complete: false });
  expect((await byTitle(title))?.lastSeen).toBeNull();
  const before = await loaded.all();
  const closing = await load(folder, "ashby", [part], { asOf: "2025-10-29" });
  expect(closing).toMatchObject({ closed: 1, added: 0 });
  const after = await loaded.all();
  expect(ids(after)).toEqual(ids(before));
  expect(open(after)).toBe(open(before) - 1);
  expect((await byTitle(title))?.lastSeen).toBe("2025-10-25");
  await load(folder, "ashby", [fixture("ashby.jsonl")], { asOf: "2025-10-30" });
  expect((await byTitle(title))?.lastSeen).toBeNull();
});

test("an earlier load adds history and closes only what later ones lacked", async () => {
  const lines = readFileSync(fixture("ashby.jsonl"), "utf8").split("\n");
  const part = join(folder, "part.jsonl");
  writeFileSync(part, lines.filter((line) => !line.includes("Line Cook")).join("\n"));
  await load(folder, "ashby", [part], { asOf: "2025-10-29" });
  await load(folder, "ashby", [fixture("ashby.jsonl")], { asOf: "2025-10-25" });
  expect(await byTitle("Line Cook")).toMatchObject({ firstSeen: "2025-10-20", lastSeen: "2025-10-25" });
  expect((await byTitle("Data Analyst"))?.lastSeen).toBeNull();
});

test("postings of a source that was not loaded for a month count as seen last when it was", async () => {
  const cook = { identifier: "1", title: "Cook", description: "Cooks.", datePosted: "2025-10-01" };
  const closing = join(folder, "closing.jsonl");
  writeFileSync(
    closing,
    [
      { ...cook, validThrough: "2025-11-02" },
      { ...cook, identifier: "2", title: "Baker", description: "Bakes.", validThrough: "2026-06-30" },
    ]
      .map((ad) => JSON.stringify(ad))
      .join("\n"),
  );
  await load(folder, "jobposting", [closing], { source: "kitchen", asOf: "2025-10-20" });
  await load(folder, "ashby", [fixture("ashby.jsonl")], { asOf: "2025-10-24" });
  await load(folder, "csv", [fixture("board.csv")], { asOf: "2025-11-23", today: "2025-12-31" });
  expect((await byTitle("Data Analyst", "ashby"))?.lastSeen).toBeNull();
  await load(folder, "csv", [fixture("board.csv")], { asOf: "2025-11-24", today: "2025-12-31" });
  expect((await byTitle("Data Analyst", "ashby"))?.lastSeen).toBe("2025-10-24");
  // A closing day that has come is believed, one that has not come is not.
  expect((await byTitle("Cook", "kitchen"))?.lastSeen).toBe("2025-11-02");
  expect((await byTitle("Baker", "kitchen"))?.lastSeen).toBe("2025-10-20");
  // A load of a part is a load of the source, and closes nothing.
  const part = join(folder, "part.jsonl");
  writeFileSync(part, readFileSync(fixture("ashby.jsonl"), "utf8").split("\n")[3] ?? "");
  const options = { asOf: "2025-12-01", today: "2025-12-31", complete: false };
  expect(await load(folder, "ashby", [part], options)).toMatchObject({ kept: 1 });
  expect((await byTitle("Data Analyst", "ashby"))?.lastSeen).toBeNull();
});

test("the closing day of an ad without a date is kept once it has come, however often the ad is shown", async () => {
  const file = join(folder, "undated.jsonl");
  const ad = { "@type": "JobPosting", title: "Cook", description: "Cooks.", validThrough: "2025-10-15" };
  writeFileSync(file, JSON.stringify({ ...ad, identifier: "1" }));
  await load(folder, "jobposting", [file], { source: "kitchen", asOf: "2025-10-01" });
  expect((await byTitle("Cook"))?.lastSeen).toBeNull();
  await load(folder, "jobposting", [file], { source: "kitchen", asOf: "2025-10-31" });
  expect(await byTitle("Cook")).toMatchObject({ firstSeen: "2025-10-01", lastSeen: "2025-10-15" });
});
