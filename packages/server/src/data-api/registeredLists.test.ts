import { search } from "@talent/taxonomy";
import type { Snapshot } from "@talent/warehouse";
import { expect, test } from "vitest";
import { employerList, titleList } from "./registeredLists.ts";

/** A snapshot of these titles and employers that counts how often it is read, and fails the first time if told to. */
function snapshotOf(entries: readonly { id: number; name: string; postings: number }[], failing = false) {
  const reads = { count: 0 };
  const find = async () => {
    reads.count += 1;
    if (failing && reads.count === 1) throw new Error("the file cannot be read");
    return { numFound: entries.length, entries };
  };
  return { snapshot: { findTitles: find, findEmployers: find } as unknown as Snapshot, reads };
}

const titles = { byId: (id: number) => (id === 2 ? named(2, "Registered Nurse", ["RN"]) : undefined) };
const named = (id: number, name: string, aliases: string[]) => ({
  id,
  name,
  aliases,
  occupation: 29114100,
  function: 12,
});

test("finds a title by its short form alone, and not by letters inside another word", async () => {
  const { snapshot } = snapshotOf([
    { id: 1, name: "Attorney", postings: 900 },
    { id: 2, name: "Registered Nurse", postings: 5 },
    { id: 1_000_001, name: "Nurse", postings: 1 },
  ]);
  const list = await titleList(snapshot, titles);
  const names = (keyword: string) => search(list, keyword).hits.map(({ entry }) => entry.name);
  expect(names("rn")).toEqual(["Registered Nurse"]);
  expect(names("nurses")).toEqual(["Nurse", "Registered Nurse"]);
  expect(names("registred nurse")).toEqual(["Registered Nurse"]);
});

test("puts the employer of that name before larger ones that hold it", async () => {
  const { snapshot } = snapshotOf([
    { id: 1, name: "General Meters", postings: 900 },
    { id: 2, name: "Meters", postings: 3 },
    { id: 3, name: "Meters Group", postings: 50 },
    { id: 4, name: "Meters Partners", postings: 90 },
  ]);
  const list = await employerList(snapshot);
  expect(search(list, "meters").hits.map(({ entry }) => entry.id)).toEqual([2, 4, 3, 1]);
});

test("reads a snapshot once, and again only after a failure", async () => {
  const { snapshot, reads } = snapshotOf([{ id: 1, name: "Baker", postings: 1 }], true);
  await expect(titleList(snapshot, titles)).rejects.toThrow("cannot be read");
  expect((await titleList(snapshot, titles)).size).toBe(1);
  expect((await titleList(snapshot, titles)).size).toBe(1);
  expect(reads.count).toBe(2);
});
