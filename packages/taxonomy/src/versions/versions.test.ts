import { expect, test } from "vitest";
import { createList } from "../List.ts";
import { loadTaxonomy, taxonomyVersion } from "../loadTaxonomy.ts";
import { readVersions, standing } from "./readVersions.ts";
import { successors } from "./successors.ts";
import { unreleasedChanges } from "./unreleasedChanges.ts";
import type { Version } from "./Version.ts";

const mend =
  "give the entry its id and name back, or set a new taxonomyVersion in loadTaxonomy.ts and run: node packages/taxonomy/src/versions/release.ts";

test("no id of a released version is gone or means something else", () => {
  const broken = unreleasedChanges(loadTaxonomy(), readVersions()).filter(({ change }) => change !== "added");
  expect(broken, mend).toEqual([]);
});

test("an id that a version retired is not given again", () => {
  const { retired } = standing(readVersions());
  const taxonomy = loadTaxonomy();
  for (const [list, ids] of retired) {
    const entries = (taxonomy as unknown as Record<string, { has(id: number): boolean }>)[list];
    expect([...ids].filter((id) => entries?.has(id))).toEqual([]);
  }
});

test("every retired entry has a row that says what it is read as, which stands", () => {
  const taxonomy = loadTaxonomy();
  const retired = standing(readVersions()).retired;
  for (const list of ["skills", "credentials"] as const) {
    expect(new Set(successors(list).keys()), "give each a row in data/successors.tsv").toEqual(
      retired.get(list),
    );
    for (const [id, successor] of successors(list))
      expect(successor === undefined || taxonomy[list].has(successor), `${list} ${id}`).toBe(true);
  }
  // What is kept with ids of another list would have to be mended as well.
  expect([...retired.keys()].sort()).toEqual(["credentials", "skills"]);
});

test("the name of a retired skill finds the one that stays", () => {
  const { skills } = loadTaxonomy();
  const retired = readVersions()
    .flatMap(({ changes }) => changes)
    .filter(({ change, list }) => change === "retired" && list === "skills");
  for (const { id, name } of retired) {
    const stays = skills.byId(successors("skills").get(id) ?? 0);
    expect([stays?.name, ...(stays?.aliases ?? [])]).toContain(name);
  }
});

test("the version in use is the newest released one", () => {
  expect(readVersions().at(-1)?.version).toBe(taxonomyVersion);
});

const empty = createList<never>(() => []);
const lists = Object.fromEntries(
  Object.keys(loadTaxonomy()).map((key) => [key, empty]),
) as unknown as ReturnType<typeof loadTaxonomy>;
const first: Version = {
  version: "1",
  changes: [
    { change: "added", list: "genders", id: 1, name: "Men" },
    { change: "added", list: "genders", id: 2, name: "Women" },
    { change: "added", list: "genders", id: 3, name: "Unknown" },
    {
      change: "added",
      list: "cities",
      id: 0,
      name: "0 cities, sha256 e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    },
  ],
};

test("tells what was added, renamed and retired since the last version", () => {
  const genders = createList(() => [
    { id: 1, name: "Men" },
    { id: 2, name: "Female" },
    { id: 4, name: "Other" },
  ]);
  expect(unreleasedChanges({ ...lists, genders }, [first])).toEqual([
    { change: "renamed", list: "genders", id: 2, name: "Female" },
    { change: "added", list: "genders", id: 4, name: "Other" },
    { change: "retired", list: "genders", id: 3, name: "Unknown" },
  ]);
});

test("a rename and a retirement that a later version lists count as done", () => {
  const second: Version = {
    version: "2",
    changes: [
      { change: "renamed", list: "genders", id: 2, name: "Female" },
      { change: "retired", list: "genders", id: 3, name: "Unknown" },
    ],
  };
  const genders = createList(() => [
    { id: 1, name: "Men" },
    { id: 2, name: "Female" },
  ]);
  expect(unreleasedChanges({ ...lists, genders }, [first, second])).toEqual([]);
  expect(standing([first, second]).retired.get("genders")).toEqual(new Set([3]));
});
