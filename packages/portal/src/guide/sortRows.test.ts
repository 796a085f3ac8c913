import { expect, test } from "vitest";
import { filterRows, sortRows } from "./sortRows.ts";

const rows = [
  [10, "Nurse", null],
  [9, "accountant", "x"],
  [100, "Zoologist", "y"],
];

test("sorts numbers by value", () => {
  expect(sortRows(rows, { column: 0, descending: false }).map((row) => row[0])).toEqual([9, 10, 100]);
});

test("sorts text without regard to case", () => {
  expect(sortRows(rows, { column: 1, descending: true }).map((row) => row[1])).toEqual([
    "Zoologist",
    "Nurse",
    "accountant",
  ]);
});

test("keeps empty cells last in both directions", () => {
  expect(sortRows(rows, { column: 2, descending: false }).at(-1)?.[0]).toBe(10);
  expect(sortRows(rows, { column: 2, descending: true }).at(-1)?.[0]).toBe(10);
});

test("filters by any cell", () => {
  expect(filterRows(rows, " NURSE ").map((row) => row[0])).toEqual([10]);
  expect(filterRows(rows, "10").map((row) => row[0])).toEqual([10, 100]);
  expect(filterRows(rows, "  ")).toBe(rows);
  // What is the text comes before what only has it somewhere, however far down it stands.
  expect(
    filterRows([["title", "of an id"], ...rows, ["ID", "of a title"]], "id").map((row) => row[0]),
  ).toEqual(["ID", "title"]);
});
