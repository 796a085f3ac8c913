import { expect, test } from "vitest";
import type { Entry } from "../Entry.ts";
import { createList, type List } from "../List.ts";
import { search } from "./search.ts";
import { searchedLists, warmSearch } from "./warmSearch.ts";

test("reads every searched list once, so that a later search reads none", () => {
  const reads: string[] = [];
  const lists = Object.fromEntries(
    searchedLists.map((name) => {
      const read = () => {
        reads.push(name);
        return [{ id: 1, name: `Warm ${name}` }];
      };
      return [name, createList<Entry>(read)];
    }),
  ) as Record<(typeof searchedLists)[number], List<Entry>>;
  warmSearch(lists as unknown as Parameters<typeof warmSearch>[0]);
  expect(reads.toSorted()).toEqual(searchedLists.toSorted());
  expect(search(lists.skills, "warm").numFound).toBe(1);
  expect(reads).toHaveLength(searchedLists.length);
});
