import { expect, test } from "vitest";
import type { Entry } from "../Entry.ts";
import { createList } from "../List.ts";
import { InvalidKeyword } from "./InvalidKeyword.ts";
import { prepareSearch, search } from "./search.ts";

const list = createList(
  () => [
    { id: 1, name: "Java", popularity: 5 },
    { id: 2, name: "JavaScript", aliases: ["JS", "ECMAScript"], popularity: 9 },
    { id: 3, name: "Java Message Service", aliases: ["JMS"], popularity: 1 },
    { id: 4, name: "Enterprise Java Beans", popularity: 2 },
    { id: 5, name: "Zürich Software", popularity: 0 },
    { id: 6, name: "C++", popularity: 3 },
    { id: 7, name: "C#", popularity: 3 },
    { id: 8, name: "Kotlin", aliases: ["Java successor"], popularity: 3 },
  ],
  { popularity: (entry) => entry.popularity, codes: (entry) => [`T-${entry.id}`] },
);
const names = (keywords: string) => search(list, keywords).hits.map((hit) => hit.entry.name);

test("ranks an equal name first, then names that begin with it by popularity, then aliases, then words inside", () => {
  expect(names("java")).toEqual([
    "Java",
    "JavaScript",
    "Java Message Service",
    "Kotlin",
    "Enterprise Java Beans",
  ]);
});

test("finds an alias, and ranks an equal alias above a name that merely begins so", () => {
  expect(names("js")).toEqual(["JavaScript"]);
  expect(names("jm")).toEqual(["Java Message Service"]);
});

test("where aliases are names, whoever is more popular is meant by what the two share", () => {
  const cities = createList(
    () => [
      { id: 1, name: "Cologne", popularity: 1_600 },
      { id: 2, name: "Köln", aliases: ["Cologne"], popularity: 960_000 },
      { id: 3, name: "Colognes", popularity: 5 },
    ],
    { popularity: (entry) => entry.popularity, aliasesAreNames: true },
  );
  const found = (keyword: string) => search(cities, keyword).hits.map(({ entry }) => entry.id);
  expect(found("cologne")).toEqual([2, 1, 3]);
  expect(found("colog")).toEqual([2, 1, 3]);
});

test("finds an entry by its code", () => {
  expect(names("t-6")).toEqual(["C++"]);
});

test("takes comma-separated keywords as alternatives and counts an entry once", () => {
  const found = search(list, "kotlin, java successor,zzz");
  expect(found.hits.map((hit) => hit.entry.id)).toEqual([8]);
  expect(found.numFound).toBe(1);
});

test("forgives a typo, two in a long word and two letters swapped", () => {
  expect(names("kotlim")).toEqual(["Kotlin"]);
  expect(names("kotiln")).toEqual(["Kotlin"]);
  expect(names("javascrpit")).toEqual(["JavaScript"]);
  expect(names("xotlix")).toEqual([]);
});

test("puts the name that was meant before names that hold the mistyped word", () => {
  const skills = createList(() => [
    { id: 1, name: "Azure Kubernetes Service" },
    { id: 2, name: "Container platforms", aliases: ["kubernetes?"] },
    { id: 3, name: "Kubernetes" },
  ]);
  expect(search(skills, "kubernets").hits.map((hit) => hit.entry.id)).toEqual([3, 2, 1]);
});

test("finds the singular by a plural and the plural by a singular, both as equal names", () => {
  const jobs = createList(() => [
    { id: 1, name: "Nurse Manager" },
    { id: 2, name: "Nurse", aliases: ["RN"] },
    { id: 3, name: "Secretary" },
    { id: 4, name: "Registered Nurses" },
    { id: 5, name: "News Presenter" },
  ]);
  const ids = (keyword: string) => search(jobs, keyword).hits.map((hit) => hit.entry.id);
  expect(ids("nurses")).toEqual([2, 1, 4]);
  expect(ids("secretaries")).toEqual([3]);
  expect(ids("registered nurse")).toEqual([4]);
  expect(search(jobs, "registered nurse").hits[0]?.score).toBeGreaterThanOrEqual(0.9);
  expect(ids("news")).toEqual([5]);
});

test("finds a name that was parted by a blank", () => {
  expect(names("java script")).toEqual(["JavaScript"]);
  expect(names("kot lin")).toEqual(["Kotlin"]);
});

test("writes short forms out and leaves seniority out, only where the words as they are find nothing", () => {
  const jobs = createList(() => [
    { id: 1, name: "Asset Manager" },
    { id: 2, name: "Assistant Manager" },
    { id: 3, name: "Software Engineer" },
    { id: 4, name: "Senior Living Nurse" },
    { id: 5, name: "Living Room Designer" },
    { id: 6, name: "Lead Paint Inspector" },
    { id: 7, name: "Road Constructor" },
  ]);
  const ids = (keyword: string) => search(jobs, keyword).hits.map((hit) => hit.entry.id);
  expect(ids("asst mgr")).toEqual([2]);
  expect(ids("Sr. Software Engineer II")).toEqual([3]);
  expect(ids("senior sofware enginer")).toEqual([3]);
  expect(ids("senior living")).toEqual([4]);
  expect(ids("sr constructor")).toEqual([7]);
  expect(ids("lead")).toEqual([6]);
  expect(ids("principal")).toEqual([]);
});

test("does not look for typos where the words themselves are found", () => {
  expect(names("beans")).toEqual(["Enterprise Java Beans"]);
});

test("ignores accents and case and keeps C++ and C# apart", () => {
  expect(names("ZURICH")).toEqual(["Zürich Software"]);
  expect(names("c#")).toEqual(["C#"]);
});

test("pages through all that is found without repeating, and counts what a condition leaves", () => {
  const all = names("ja");
  const pages = [0, 2, 4].flatMap((offset) =>
    search(list, "ja", { limit: 2, offset }).hits.map((hit) => hit.entry.name),
  );
  expect(pages).toEqual(all);
  const some = search(list, "ja", { limit: 1, where: (entry) => entry.popularity > 1 });
  expect([some.hits.length, some.numFound]).toEqual([1, 4]);
});

test("refuses a text of one character or of fifty-one, and finds nothing for signs alone", () => {
  expect(() => search(list, " a ")).toThrow(InvalidKeyword);
  expect(() => search(list, "a".repeat(51))).toThrow(InvalidKeyword);
  expect(search(list, "a".repeat(50)).numFound).toBe(0);
  expect(search(list, "%%,--")).toEqual({ hits: [], numFound: 0 });
  expect(() => search(list, "java,a")).toThrow(InvalidKeyword);
  expect(search(list, ["a".repeat(50), "ja"].join()).numFound).toBe(search(list, "ja").numFound);
});

test("a list is prepared with turns for others in between, and searched as any other then", async () => {
  const entries = Array.from({ length: 5000 }, (_, id) => ({ id, name: `Maker ${id}`, aliases: [`M${id}`] }));
  const [prepared, plain] = [createList<Entry>(() => entries), createList<Entry>(() => entries)];
  let isReady = false;
  const other = new Promise<boolean>((resolve) => setImmediate(() => resolve(isReady)));
  await prepareSearch(prepared).then(() => {
    isReady = true;
  });
  expect(await other).toBe(false);
  for (const keyword of ["maker 12", "m4999", "makr 77"])
    expect(search(prepared, keyword)).toEqual(search(plain, keyword));
});
