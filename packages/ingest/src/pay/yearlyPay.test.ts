import { expect, test } from "vitest";
import { unitsPerUsd } from "./exchangeRates.ts";
import { inItsInterval } from "./inItsInterval.ts";
import { payInterval, statedPay } from "./statedPay.ts";
import { yearlyPayUsd } from "./yearlyPay.ts";

test("turns the midpoint of a range per interval into yearly US dollars", () => {
  expect(yearlyPayUsd({ min: 100_000, max: 120_000, interval: "year", currency: "USD" }, "2024-05-01")).toBe(
    110_000,
  );
  expect(yearlyPayUsd({ min: 20, max: 30, interval: "hour", currency: "USD" }, "2024-05-01")).toBe(52_000);
  expect(yearlyPayUsd({ min: 400, max: 400, interval: "day", currency: "USD" }, "2024-05-01")).toBe(104_000);
});

test("uses the average rate of the year an ad was posted in", () => {
  const pay = { min: 40_000, max: 40_000, interval: "year", currency: "GBP" } as const;
  expect(yearlyPayUsd(pay, "2020-10-01")).toBeCloseTo(40_000 / 0.779, 1);
  expect(yearlyPayUsd(pay, "2022-10-01")).toBeCloseTo(40_000 / 0.811, 1);
});

test("uses the nearest year of the table outside it", () => {
  expect(unitsPerUsd("GBP", 2031)).toBe(unitsPerUsd("GBP", 2024));
  expect(unitsPerUsd("GBP", 1999)).toBe(unitsPerUsd("GBP", 2019));
});

test("has no pay for an unknown currency, a range too wide to mean anything, and amounts nobody is paid", () => {
  expect(yearlyPayUsd({ min: 1, max: 1, interval: "year", currency: "XXX" }, "2024-01-01")).toBeUndefined();
  expect(
    yearlyPayUsd({ min: 50_000, max: 450_000, interval: "year", currency: "GBP" }, "2024-01-01"),
  ).toBeUndefined();
  expect(
    yearlyPayUsd({ min: 150, max: 150, interval: "year", currency: "USD" }, "2024-01-01"),
  ).toBeUndefined();
  expect(
    yearlyPayUsd({ min: 9e6, max: 9e6, interval: "year", currency: "USD" }, "2024-01-01"),
  ).toBeUndefined();
});

test("every currency has a rate for every year", () => {
  for (const currency of ["USD", "EUR", "GBP", "CAD", "MXN", "INR", "ZAR"]) {
    for (let year = 2019; year <= 2024; year++) expect(unitsPerUsd(currency, year)).toBeGreaterThan(0);
  }
});

test("reads stated pay, one bound standing for both, and an hourly figure in a yearly field", () => {
  expect(statedPay({ min: 117_000, max: 180_000, currency: "usd", interval: "1 YEAR" })).toEqual({
    min: 117_000,
    max: 180_000,
    currency: "USD",
    interval: "year",
  });
  expect(statedPay({ max: 220, currency: "GBP", interval: "DAY" })).toMatchObject({
    min: 220,
    max: 220,
    interval: "day",
  });
  expect(statedPay({ min: 24.04, max: 24.04, currency: "USD", interval: "YEAR" })).toMatchObject({
    interval: "hour",
  });
});

test("puts the bounds of a reversed range in order", () => {
  expect(statedPay({ min: 60, max: 50, currency: "USD", interval: "HOUR" })).toMatchObject({
    min: 50,
    max: 60,
  });
});

test("states no pay for one-off amounts, missing currencies and figures that stand for none", () => {
  expect(statedPay({ min: 60, max: 60, currency: "USD", interval: "1 TIME" })).toBeUndefined();
  expect(statedPay({ min: 60, max: 60, interval: "HOUR" })).toBeUndefined();
  expect(statedPay({ min: 1, max: 1, currency: "USD", interval: "YEAR" })).toBeUndefined();
  expect(statedPay({ min: 50, max: -60, currency: "USD", interval: "HOUR" })).toBeUndefined();
});

test.each([
  ["1 YEAR", "year"],
  ["1.0 MONTH", "month"],
  ["PER_HOUR", "hour"],
  ["per annum", "year"],
  ["billed daily", "day"],
  ["HOUR (40 a week)", "hour"],
] as const)("%j is pay for one %s", (word, interval) => {
  expect(payInterval(word)).toBe(interval);
});

test.each([
  "BIWEEKLY",
  "bi-weekly",
  "SEMI_MONTHLY",
  "semiannual",
  "2 WEEK",
  "0.5 MONTH",
  "3 MONTH",
  "every two weeks",
  "every other week",
  "every second week",
  "every 2nd week",
  "jede zweite Woche",
  "twice a month",
  "half day",
  "fortnight",
  "quarter of a year",
  "alle zwei Wochen",
])("%j is pay for none of the intervals, which would make it another sum by the year", (word) => {
  expect(payInterval(word)).toBeUndefined();
  expect(statedPay({ min: 3_000, max: 3_000, currency: "USD", interval: word })).toBeUndefined();
});

test.each([
  [45_000, 55_000, "USD", "hour", "year"],
  [50_000, 65_000, "EUR", "month", "year"],
  [30_000, 30_000, "GBP", "day", "year"],
  [25, 30, "USD", "hour", "hour"],
  [12_000, 15_000, "USD", "month", "month"],
  [2_500, 2_500, "USD", "day", "day"],
  [90_000, 120_000, "INR", "month", "month"],
  [1_500, 1_600, "JPY", "hour", "hour"],
  [1, 1, "USD", "hour", "hour"],
] as const)(
  "%j to %j %s an interval of one %s is meant for one %s",
  (min, max, currency, interval, meant) => {
    expect(inItsInterval({ min, max, currency, interval }, "2024-05-01").interval).toBe(meant);
  },
);
