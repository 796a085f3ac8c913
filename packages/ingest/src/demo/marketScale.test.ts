import { expect, test } from "vitest";
import { marketScale, scaleText, workersPerPosting } from "./marketScale.ts";
import type { World } from "./world/World.ts";

test("one scale follows from the United States' postings; employees stand at it, where they are told", () => {
  const world = {
    occupations: [{ employment: 40_000_000 }, { employment: 60_000_000 }],
    countries: [
      { id: 840, iso2: "US", share: 0.5 },
      { id: 276, iso2: "DE", share: 0.1, employees: 40_000_000 },
      { id: 250, iso2: "FR", share: 0.01 },
    ],
  } as unknown as World;
  const day = { day: "2026-01-01", first: 0, count: 10, month: 0 };
  const days = [{ ...day, count: 500 }, ...Array.from({ length: 365 }, () => day)];
  const { people, workers } = marketScale(world, days);
  const ofUnitedStates = 0.5 * 3_650 * workersPerPosting;
  expect(people).toBe(Math.round(100_000_000 / ofUnitedStates));
  expect(workers.get(840)).toBeCloseTo(ofUnitedStates, 6);
  expect(workers.get(276)).toBe(40_000_000 / people);
  expect(workers.get(250)).toBeCloseTo(ofUnitedStates / 50, 6);
  expect(scaleText({ people: 2_660 })).toBe("1 : 2,660");
});
