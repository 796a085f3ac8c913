import { expect, test } from "vitest";
import { toDay } from "./toDay.ts";

test.each([
  ["2025-10-02", "2025-10-02"],
  ["2025-1-2", "2025-01-02"],
  ["2020-09-03T10:46:50+0100", "2020-09-03"],
  ["2020-10-01T00:30:00+0100", "2020-09-30"],
  ["2025-10-25T06:18:47.683+00:00", "2025-10-25"],
  ["2025-11-30T23:59", "2025-11-30"],
  ["2025-11-30 23:59:59", "2025-11-30"],
  [1761379200, "2025-10-25"],
  [1761379200000, "2025-10-25"],
  ["1761379200", "2025-10-25"],
  ["October 3, 2025", "2025-10-03"],
  ["Oct. 3rd 2025", "2025-10-03"],
  ["3 October 2025", "2025-10-03"],
  ["03-Oct-2025", "2025-10-03"],
  ["Fri, 03 Oct 2025 23:59:00 GMT", "2025-10-03"],
])("reads %s as the UTC day %s", (written, day) => {
  expect(toDay(written)).toBe(day);
});

test.each([
  "soon",
  "",
  "2025-02-30",
  "2025-13-01",
  "02/03/2025",
  "31.12.2025",
  "February 30, 2025",
  "3 Lunes 2025",
  "room 12 2025",
  null,
  undefined,
  -5,
  "9999999999999999",
])("takes %s for no date", (written) => {
  expect(toDay(written)).toBeUndefined();
});

test("reads digits in the order that a mapping gives", () => {
  expect(toDay("02/03/2025", "dmy")).toBe("2025-03-02");
  expect(toDay("02/03/2025", "mdy")).toBe("2025-02-03");
  expect(toDay("31/02/2025", "dmy")).toBeUndefined();
});
