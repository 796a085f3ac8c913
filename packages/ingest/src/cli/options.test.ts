import { expect, test } from "vitest";
import { dayOf, keepingOf, sourceName, wholeNumber } from "./options.ts";

test("--mix and --replace exclude each other, and neither means that nothing real is lost unasked", () => {
  expect(keepingOf({ mix: false, replace: false })).toBe("refuse");
  expect(keepingOf({ mix: true, replace: false })).toBe("mix");
  expect(keepingOf({ mix: false, replace: true })).toBe("replace");
  expect(() => keepingOf({ mix: true, replace: true })).toThrow("exclude each other");
});

test.each(["0", "6", "2.5", "", " ", "many", "-1"])("%j is no whole number from 1 to 5", (text) => {
  expect(() => wholeNumber("--n", text, [1, 5])).toThrow("--n must be a whole number from 1 to 5");
});

test("bounds of a whole number are allowed", () => {
  expect([wholeNumber("--n", "1", [1, 5]), wholeNumber("--n", "5", [1, 5])]).toEqual([1, 5]);
});

test.each(["", " ", "n".repeat(201)])("%j names no source", (text) => {
  expect(() => sourceName("--name", text)).toThrow("--name must be a name of 1 to 200 characters.");
});

test("a source's name is taken without the space around it", () => {
  expect(sourceName("--name", " nhs ")).toBe("nhs");
});

test("a day that no calendar has is refused with an example", () => {
  expect(dayOf("--until", "2024-02-29", "2026-10-31")).toBe("2024-02-29");
  expect(() => dayOf("--until", "2026-02-30", "2026-10-31")).toThrow(
    '--until must be a day such as 2026-10-31, not "2026-02-30".',
  );
});
