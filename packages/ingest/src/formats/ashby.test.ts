import { expect, test } from "vitest";
import { ashby } from "./ashby.ts";

test("finds the postings of a board as its API answers, and takes one posting for itself", () => {
  const posting = { id: "7", title: "Nurse" };
  expect(ashby.records?.({ apiVersion: "1", jobs: [posting, posting] })).toEqual([posting, posting]);
  expect(ashby.records?.({ apiVersion: "1", jobs: [] })).toEqual([]);
  expect(ashby.records?.(posting)).toEqual([posting]);
});
