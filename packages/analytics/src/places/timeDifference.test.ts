import { expect, test } from "vitest";
import { timeDifference } from "./timeDifference.ts";

test("New York is five hours behind London, four in the weeks between their changes to summer time", () => {
  expect(timeDifference("America/New_York", "Europe/London", "2024-12-31")).toBe(-300);
  expect(timeDifference("America/New_York", "Europe/London", "2024-07-01")).toBe(-300);
  expect(timeDifference("America/New_York", "Europe/London", "2024-03-20")).toBe(-240);
});

test("India is five and a half hours ahead of UTC", () =>
  expect(timeDifference("Asia/Kolkata", "UTC", "2024-12-31")).toBe(330));

test("an unknown zone has no difference", () =>
  expect(timeDifference("Mars/Olympus", "UTC", "2024-12-31")).toBeUndefined());
