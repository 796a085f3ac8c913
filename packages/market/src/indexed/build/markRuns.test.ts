import { expect, test } from "vitest";
import { markRuns } from "./markRuns.ts";

const starts = Uint32Array.of(0, 3, 5);
const firstSeen = Uint16Array.of(1, 1, 4, 0, 5);

test("marks say where each run stands on every day, its end last", () => {
  const { days, marks } = markRuns(starts, firstSeen, 5);
  expect(days).toBe(1);
  const byDay = Array.from({ length: 7 }, (_, mark) => [...marks.subarray(2 * mark, 2 * mark + 2)]);
  expect(byDay).toEqual([
    [0, 3],
    [0, 4],
    [2, 4],
    [2, 4],
    [2, 4],
    [3, 4],
    [3, 5],
  ]);
});

test("a market whose runs are many against its postings is marked every so many days", () => {
  const { days, marks } = markRuns(starts, firstSeen, 999);
  expect(days).toBe(50);
  expect(marks.length).toBe(2 * (1000 / 50 + 1));
});

test("a market without postings has no marks", () => {
  expect(markRuns(Uint32Array.of(0), new Uint16Array(), 0).marks).toHaveLength(0);
});
