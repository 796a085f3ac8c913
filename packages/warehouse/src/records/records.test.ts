import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fixtureSnapshot } from "../fixtureSnapshot.ts";
import { recordsPath } from "../layout.ts";
import { Snapshot } from "../Snapshot.ts";

const titles = Array.from({ length: 40 }, (_, index) => `Baker ${index}\nand "Cook"\u2028, 1/3 of a déjà-vu`);
const ids = [40, 3, 99, 3, 17, 1];
let folder: string;
let path: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "talent-records-"));
  ({ path } = await fixtureSnapshot(folder, titles));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a snapshot gives of the postings, and what it says of its records. */
async function opened() {
  const told: string[] = [];
  const snapshot = await Snapshot.open(path, { onFailure: (error) => told.push((error as Error).message) });
  const found = await snapshot.details(ids);
  const again = await snapshot.details([1]);
  snapshot.close();
  return { found, again, told };
}

test("the file of records and the tables give the same postings, in the order asked", async () => {
  const fromFile = await opened();
  expect(fromFile.found.map(({ id }) => id)).toEqual([40, 3, 3, 17, 1]);
  expect(fromFile.found[4]).toMatchObject({ firstSeen: "2025-10-01", lastSeen: null, skills: [12, 7] });
  rmSync(recordsPath(path));
  expect(await opened()).toEqual(fromFile);
  expect(fromFile.told).toEqual([]);
});

test("records that are damaged, cut short or of another snapshot are told once, and postings read from the tables", async () => {
  const { found } = await opened();
  const whole = readFileSync(recordsPath(path));
  const damaged = [...whole.entries()].map(([at, byte]) => (at === 20 ? byte ^ 255 : byte));
  const other = mkdtempSync(join(tmpdir(), "talent-records-"));
  const foreign = readFileSync(recordsPath((await fixtureSnapshot(other, ["Baker"])).path));
  rmSync(other, { recursive: true, force: true });
  for (const content of [Buffer.from(damaged), whole.subarray(0, -3), Buffer.alloc(0), foreign]) {
    writeFileSync(recordsPath(path), content);
    const read = await opened();
    expect(read.found).toEqual(found);
    expect(read.told).toEqual([
      expect.stringMatching(/\.records cannot be read \(.+\)\. Listings are read .* until the next load/),
    ]);
  }
});
