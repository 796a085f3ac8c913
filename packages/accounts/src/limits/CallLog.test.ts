import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addCall,
  callLog,
  dropUntil,
  entriesOf,
  excessEnds,
  type LoggedCall,
  lastCall,
  removeCall,
  setBackTo,
} from "./CallLog.ts";
import type { Level } from "./Rates.ts";

const steps = fc.array(
  fc.record({
    gap: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3 }), fc.constant(500)),
    level: fc.constantFrom<Level>(0, 1, 2, 3),
    units: fc.integer({ min: 0, max: 10 }),
    takeBack: fc.boolean(),
  }),
  { minLength: 1, maxLength: 1_500 },
);

test("says of any run of calls what a list of them says", () => {
  fc.assert(
    fc.property(steps, (run) => {
      const log = callLog();
      let list: LoggedCall[] = [];
      let at = 1_000_000;
      for (const [index, { gap, level, units, takeBack }] of run.entries()) {
        at += gap;
        dropUntil(log, at - 1_000);
        list = list.filter((call) => call.at > at - 1_000);
        const call = { at, level, units };
        addCall(log, call);
        list.push(call);
        const taken = takeBack ? list[index % list.length] : undefined;
        if (taken) {
          removeCall(log, taken);
          list.splice(list.indexOf(taken), 1);
        }
        expect(log.units).toBe(list.reduce((sum, each) => sum + each.units, 0));
        expect(log.calls[level]).toBe(list.filter((each) => each.level === level).length);
        expect(lastCall(log)).toBe(list.at(-1)?.at);
        expect(lastCall(log, level)).toBe(list.findLast((each) => each.level === level)?.at);
      }
      const third = Math.ceil(list.length / 3);
      expect(excessEnds(log, third, ([, , calls]) => calls)).toBe(list[third - 1]?.at);
      expect(excessEnds(log, list.length + 1, ([, , calls]) => calls)).toBeUndefined();
      expect(callLog(entriesOf(log))).toMatchObject({ units: log.units, calls: log.calls });
    }),
    { numRuns: 60 },
  );
});

test("a minute of ten thousand calls a second is as long as its milliseconds, and soon forgets what left", () => {
  const log = callLog();
  for (let call = 0; call < 200_000; call += 1) {
    const at = Math.floor(call / 10);
    dropUntil(log, at - 5_000);
    addCall(log, { at, level: 2, units: 3 });
  }
  expect(log.calls).toEqual([0, 0, 50_000, 0]);
  expect(entriesOf(log)).toHaveLength(5_000);
  expect(log.entries.length).toBeLessThanOrEqual(10_000);
});

test("a call that left the window is not taken back from it", () => {
  const log = callLog();
  addCall(log, { at: 10, level: 1, units: 1 });
  dropUntil(log, 10);
  removeCall(log, { at: 10, level: 1, units: 1 });
  expect(log).toMatchObject({ units: 0, calls: [0, 0, 0, 0] });
});

test("calls after the clock's new time count as made then, and can still be taken back", () => {
  const log = callLog();
  for (const at of [5, 10, 20]) addCall(log, { at, level: 1, units: 2 });
  const earlier = setBackTo(log, 10);
  expect(entriesOf(earlier)).toEqual([
    [5, 1, 1, 2],
    [10, 1, 2, 4],
  ]);
  removeCall(earlier, { at: 10, level: 1, units: 2 });
  expect(earlier).toMatchObject({ units: 4, calls: [0, 2, 0, 0] });
});
