import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const command = fileURLToPath(new URL("evaluate.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "evaluate-"));
const run = (...args: string[]) => spawnSync(process.execPath, [command, ...args], { encoding: "utf8" });

const tokens = ["Experience", "with", "Python", "and", "SQL", "."];
const knowledge = ["O", "O", "B", "O", "B", "O"];

test("scores any labelled file of either format, plain or gzipped, and writes where it is told", () => {
  const titles = join(folder, "titles.tsv");
  const spans = join(folder, "spans.jsonl.gz");
  const json = join(folder, "results.json");
  writeFileSync(titles, "title\tsoc8\n# one of each\nRegistered Nurse\t29-1141.00\nTruck Driver\t53-3032\n");
  writeFileSync(
    spans,
    gzipSync(`${JSON.stringify({ tokens, tags_skill: tokens.map(() => "O"), tags_knowledge: knowledge })}\n`),
  );
  const { status, stdout, stderr } = run("--titles", titles, "--spans", spans, "--json", json);
  expect(stderr).not.toContain("Error");
  expect(status).toBe(0);
  expect(stdout).toContain("written to");
  const results = JSON.parse(readFileSync(json, "utf8"));
  expect(results.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(results.titles[0]).toMatchObject({ set: titles, classifier: "shipped", titles: 2, exact: 1 });
  const found = results.spans.filter(({ kind }: { kind: string }) => kind === "knowledge");
  expect(found[0]).toMatchObject({ set: spans, finder: "tagger", labelled: 2, overlap: { recall: 1 } });
  expect(results.skills).toEqual([]);
  expect(results.terms).toEqual([]);
}, 240_000);

test("says which file is not there, and how it is called", () => {
  const { status, stderr } = run("--titles", join(folder, "nowhere.tsv"));
  expect(status).toBe(2);
  expect(stderr).toContain("there is no file");
  expect(stderr).toContain("usage: pnpm evaluate");
}, 60_000);

test("explains itself without reading anything", () => {
  const { status, stdout } = run("--help");
  expect(status).toBe(0);
  expect(stdout).toMatch(/^usage: pnpm evaluate \[--spans FILE\]/);
});
