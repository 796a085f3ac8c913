import fc from "fast-check";
import { expect, test } from "vitest";
import { windowDays } from "./days.ts";
import { resolveDateRange } from "./resolveDateRange.ts";

const window = (from: string, to: string) => ({ window: { from, to } });

test.each([
  ["1y", "2024-12-31", window("2024-01-01", "2024-12-31")],
  ["1y", "2024-02-29", window("2023-03-01", "2024-02-29")],
  ["1y", "2025-10-28", window("2024-10-29", "2025-10-28")],
  ["2y", "2024-12-31", window("2023-01-01", "2024-12-31")],
  ["1m", "2024-06-30", window("2024-06-01", "2024-06-30")],
  ["1m", "2024-03-15", window("2024-02-16", "2024-03-15")],
  ["1q", "2024-12-31", window("2024-10-01", "2024-12-31")],
  ["1d", "2024-12-31", window("2024-12-31", "2024-12-31")],
  ["2w", "2024-12-31", window("2024-12-18", "2024-12-31")],
  ["2024-01-01-2024-01-31", "2024-12-31", window("2024-01-01", "2024-01-31")],
  ["2024-01-01-2024-01-01", "2024-12-31", window("2024-01-01", "2024-01-01")],
  ["0d", "2024-12-31", { error: "zero" }],
  ["2024-02-01-2024-01-31", "2024-12-31", { error: "reversed" }],
  ["2024-02-30-2024-03-31", "2024-12-31", { error: "impossibleDay" }],
  ["1990y", "2024-12-31", { error: "impossibleDay" }],
  ["9999y", "2024-12-31", { error: "impossibleDay" }],
  ["2000-01-01-2040-12-31", "2024-12-31", window("2000-01-01", "2040-12-31")],
  ["1999-12-31-2024-12-31", "2024-12-31", { error: "impossibleDay" }],
  ["2024-01-01-2041-01-01", "2024-12-31", { error: "impossibleDay" }],
  ["y", "2024-12-31", { error: "unknownForm" }],
  ["1", "2024-12-31", { error: "unknownForm" }],
  ["-1y", "2024-12-31", { error: "unknownForm" }],
  ["1.5y", "2024-12-31", { error: "unknownForm" }],
  ["2024-01-01", "2024-12-31", { error: "unknownForm" }],
  ["2024-01-01_2024-02-01", "2024-12-31", { error: "unknownForm" }],
])("%s on %s", (text, asOf, expected) => expect(resolveDateRange(text, asOf)).toEqual(expected));

test("so many days have so many days, and seven times as many make as many weeks", () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000 }), (count) => {
      const days = resolveDateRange(`${count}d`, "2024-12-31");
      if ("error" in days) throw new Error(days.error);
      expect(windowDays(days.window)).toBe(count);
      if (count % 7 === 0) expect(resolveDateRange(`${count / 7}w`, "2024-12-31")).toEqual(days);
    }),
    { seed: 1 },
  ));
