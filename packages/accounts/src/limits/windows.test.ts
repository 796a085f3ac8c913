import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { limitsUsed, limitViews } from "./limitViews.ts";
import { quotaYear } from "./quotaYear.ts";
import { type Level, standardRates } from "./Rates.ts";
import { refusals } from "./refusals.ts";
import { storedWindows } from "./storedWindows.ts";
import { emptyWindows, type LimitsNow, type WindowState } from "./WindowState.ts";
import { enter, leave, slide } from "./windows.ts";

const rates = standardRates;
const start = Date.parse("2026-06-01T00:00:00Z");
const unitsOf = [0, 1, 3, 10] as const;

const views = (state: WindowState, level: Level, limits: LimitsNow) =>
  limitViews(limitsUsed(state, level), limits);

type Call = { at: number; level: Level; units: number };

function limitsAt(now: number, quota = 1_000_000) {
  return { rates, now, quota: quotaYear("2026-01-01", quota, now) };
}

function admit(state: WindowState, call: { level: Level; units: number }, now: number, quota?: number) {
  const limits = limitsAt(now, quota);
  slide(state, limits.quota, now);
  const waits = refusals(state, call, limits);
  if (waits.size === 0) enter(state, call, limits);
  else if (!waits.has("burst")) enter(state, { level: 0, units: 0 }, limits);
  return waits;
}

const calls = fc.array(
  fc.record({
    gap: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 20_000 })),
    level: fc.constantFrom<Level>(0, 1, 2, 3),
  }),
  { minLength: 40, maxLength: 400 },
);

describe("over any run of calls", () => {
  test("no second holds more than five, no minute more than its units and its calls of a level", () => {
    fc.assert(
      fc.property(calls, (run) => {
        const state = emptyWindows();
        const admitted: Call[] = [];
        let now = start;
        for (const { gap, level } of run) {
          now += gap;
          const units = unitsOf[level];
          if (admit(state, { level, units }, now).size === 0) admitted.push({ at: now, level, units });
        }
        for (const first of admitted) {
          const within = (ms: number) =>
            admitted.filter((call) => call.at >= first.at && call.at < first.at + ms);
          expect(within(1_000).length).toBeLessThanOrEqual(5);
          const minute = within(60_000);
          expect(minute.reduce((sum, call) => sum + call.units, 0)).toBeLessThanOrEqual(180);
          for (const level of [1, 2, 3] as const) {
            const limit = rates.callsPerMinute[level - 1] ?? 0;
            expect(minute.filter((call) => call.level === level).length).toBeLessThanOrEqual(limit);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test("a refused call is let in after exactly the wait it was told, and not a millisecond before", () => {
    fc.assert(
      fc.property(calls, (run) => {
        const state = emptyWindows();
        let now = start;
        for (const { gap, level } of run) {
          now += gap;
          const call = { level, units: unitsOf[level] };
          const waits = admit(state, call, now);
          if (waits.size === 0) continue;
          const wait = Math.max(...waits.values());
          const later = (ms: number) => admit(structuredClone(state), call, now + ms);
          expect(later(wait - 1).size).toBeGreaterThan(0);
          // A call that another limit refused takes a place in the second itself.
          expect(later(waits.has("burst") ? wait : Math.max(wait, 1_000)).size).toBe(0);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("a minute", () => {
  /** Fills a minute with calls of one level, five a second, and says how many were let in. */
  function fill(state: WindowState, level: Level) {
    let admitted = 0;
    for (let ms = 0; ms < 59_000; ms += 200) {
      if (admit(state, { level, units: unitsOf[level] }, start + ms).size === 0) admitted += 1;
    }
    return admitted;
  }

  test.each([
    [1, 180],
    [2, 60],
    [3, 12],
  ] as const)("holds exactly the calls of level %i that the specification allows: %i", (level, limit) => {
    expect(fill(emptyWindows(), level)).toBe(limit);
  });

  // A9 levels: 12 a minute of level 3
  test("lets twelve calls of level 3 in even when others filled the rest of the units", () => {
    const state = emptyWindows();
    for (let ms = 0; ms < 12_000; ms += 1_000) {
      expect(admit(state, { level: 3, units: 10 }, start + ms).size).toBe(0);
    }
    let rest = 0;
    for (let ms = 12_000; ms < 59_900; ms += 200) {
      if (admit(state, { level: 1, units: 1 }, start + ms).size === 0) rest += 1;
    }
    expect(rest).toBe(60);
  });
});

test("a clock that was set back makes nobody wait longer than a window", () => {
  const state = emptyWindows();
  for (let call = 0; call < 5; call += 1) admit(state, { level: 1, units: 1 }, start);
  const back = start - 3_600_000;
  expect(admit(state, { level: 1, units: 1 }, back).get("burst")).toBe(1_000);
  expect(admit(state, { level: 1, units: 1 }, back + 1_000).size).toBe(0);
});

test("no limit at all keeps nothing but the quota", () => {
  const state = emptyWindows();
  const none = {
    perSecond: Infinity,
    unitsPerMinute: Infinity,
    callsPerMinute: [Infinity, Infinity, Infinity],
  } as const;
  const limits = { ...limitsAt(start), rates: none };
  slide(state, limits.quota, start);
  for (let call = 0; call < 1_000; call += 1) {
    expect(refusals(state, { level: 3, units: 10 }, limits).size).toBe(0);
    leave(state, enter(state, { level: 3, units: 10 }, limits), "charge");
  }
  expect(storedWindows(state)).toMatchObject({ second: [], minute: [], pending: [], spent: 10_000 });
  expect(views(state, 3, limits).map((view) => view.name)).toEqual(["quota"]);
});

describe("settling", () => {
  test("gives units, calls of the level and quota back, but not the place in the second", () => {
    const state = emptyWindows();
    admit(state, { level: 3, units: 10 }, start);
    leave(state, 1, "refund");
    const left = views(state, 3, limitsAt(start));
    expect(Object.fromEntries(left.map((view) => [view.name, view.remaining]))).toEqual({
      burst: 4,
      units: 180,
      level3: 12,
      quota: 1_000_000,
    });
  });

  test("charges once, however often it is asked to", () => {
    const state = emptyWindows();
    admit(state, { level: 2, units: 3 }, start);
    expect([leave(state, 1, "charge"), leave(state, 1, "charge")]).toEqual([3, 0]);
    expect(state.spent).toBe(3);
  });

  test("a server's failure is not charged to the quota, though its work stays in the minute", () => {
    const state = emptyWindows();
    admit(state, { level: 2, units: 3 }, start);
    expect(leave(state, 1, "release")).toBe(0);
    const left = views(state, 2, limitsAt(start));
    expect(left.find((view) => view.name === "quota")?.remaining).toBe(1_000_000);
    expect(left.find((view) => view.name === "units")?.remaining).toBe(177);
  });
});

describe("the quota", () => {
  test("holds units of calls under way back, so that ten at once never pass it", () => {
    const state = emptyWindows();
    const verdicts = [1, 2, 3, 4].map(() => admit(state, { level: 3, units: 10 }, start, 25));
    expect(verdicts.map((waits) => [...waits.keys()])).toEqual([[], [], ["quota"], ["quota"]]);
  });

  test("refuses until the year ends, when nothing is spent again", () => {
    const state = emptyWindows();
    admit(state, { level: 3, units: 10 }, start, 10);
    leave(state, 1, "charge");
    const next = start + 3_000;
    const wait = admit(state, { level: 1, units: 1 }, next, 10).get("quota") ?? 0;
    expect(new Date(next + wait).toISOString()).toBe("2027-01-01T00:00:00.000Z");
    expect(admit(state, { level: 1, units: 1 }, next + wait, 10).size).toBe(0);
    expect(state.spent).toBe(0);
  });

  test("lets calls that cost nothing in when it is gone", () => {
    const state = emptyWindows();
    admit(state, { level: 1, units: 1 }, start, 1);
    leave(state, 1, "charge");
    expect(admit(state, { level: 0, units: 0 }, start, 1).size).toBe(0);
  });

  test("gets units back that were held for a call whose server is gone", () => {
    const state = emptyWindows();
    admit(state, { level: 3, units: 10 }, start, 10);
    expect(admit(state, { level: 3, units: 10 }, start + 599_000, 10).has("quota")).toBe(true);
    expect(admit(state, { level: 3, units: 10 }, start + 600_000, 10).size).toBe(0);
  });
});
