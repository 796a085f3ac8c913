import { expect, test } from "vitest";
import { limitLabel } from "./UsageDetails.tsx";

const limit = (name: string, windowSeconds: number) => ({
  name,
  windowSeconds,
  quota: 1,
  remaining: 1,
  resetSeconds: 1,
});

test("says what a limit bounds and for how long", () => {
  expect(limitLabel(limit("burst", 1))).toBe("Requests a second");
  expect(limitLabel(limit("units", 60))).toBe("Call units a minute");
  expect(limitLabel(limit("level2", 60))).toBe("Level 2 requests a minute");
  expect(limitLabel(limit("quota", 31_536_000))).toBe("Annual quota");
});
