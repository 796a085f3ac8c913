import { expect, test } from "vitest";
import { amountOf } from "./amountOf.ts";
import { writtenPay } from "./writtenPay.ts";

test.each([
  ["100000", 100_000],
  ["100.000", 100_000],
  ["100,000", 100_000],
  ["1.234.567", 1_234_567],
  ["45.000,50", 45_000.5],
  ["32,500.50", 32_500.5],
  ["24907.00", 24_907],
  ["52000.0", 52_000],
  ["12.5", 12.5],
  ["12,50", 12.5],
  ["0.125", 0.125],
  ["45 000", 45_000],
  ["45\u00a0000", 45_000],
  ["CHF 100'000", 100_000, "CHF"],
  ["£30k", 30_000, "GBP"],
  ["65K", 65_000],
  ["1.2m", 1_200_000],
  ["1,5k", 1_500],
  ["€45.000", 45_000, "EUR"],
  ["45.000 EUR", 45_000, "EUR"],
  ["$30,000", 30_000],
])("%j is one amount", (text, amount, currency = undefined) => {
  const found = amountOf(text);
  expect(found).toEqual({ amount, ...(currency && { currency }) });
});

test.each([
  "$25-30/hr",
  "competitive",
  "25 - 30",
  "up to 50k",
  "£12.50 per hour",
  "120 day",
  "Band 5",
  "",
  "1.234,567",
  "-5",
])("%j is no single amount", (text) => {
  expect(amountOf(text)).toBeUndefined();
});

test("thousands parted by points are no hourly pay", () => {
  expect(writtenPay({ min: "45.000", max: "55.000", currency: "EUR", interval: "year" })).toEqual({
    pay: { min: 45_000, max: 55_000, currency: "EUR", interval: "year" },
  });
});

test("a currency beside the amount wins over the source's own", () => {
  expect(writtenPay({ min: "£30k", currency: "USD", interval: "year" }).pay).toEqual({
    min: 30_000,
    max: 30_000,
    currency: "GBP",
    interval: "year",
  });
});

test("an amount column that holds words is read as words", () => {
  const usual = { currency: "USD", interval: "year" };
  expect(writtenPay({ min: "$25-30/hr", ...usual })).toEqual({ payText: "$25-30/hr" });
  expect(writtenPay({ min: "$25", max: "30 an hour", ...usual })).toEqual({ payText: "$25 - 30 an hour" });
  expect(writtenPay({ min: "competitive", text: "£30,000 a year", ...usual })).toEqual({
    payText: "competitive, £30,000 a year",
  });
});

test("words that are one amount are an amount in the source's currency", () => {
  expect(writtenPay({ text: "65K", currency: "USD", interval: "year" }).pay).toMatchObject({
    min: 65_000,
    max: 65_000,
  });
  expect(writtenPay({ text: "65K" }).pay).toBeUndefined();
});

test("three decimals of a number are no thousands", () => {
  expect(writtenPay({ min: 23.125, currency: "USD", interval: "hour" }).pay).toMatchObject({ min: 23.125 });
});

test.each([
  ["50000 - 60000", 50_000, 60_000, "year"],
  ["£50,000 to £60,000", 50_000, 60_000, "year"],
  ["30-40k", 30_000, 40_000, "year"],
  ["30k–40k", 30_000, 40_000, "year"],
  ["25 - 30", 25, 30, "hour"],
  ["60000 - 50000", 50_000, 60_000, "year"],
])("%j in one column is a range", (text, min, max, interval) => {
  for (const column of ["min", "text"])
    expect(writtenPay({ [column]: text, currency: "GBP", interval: "year" }).pay).toEqual({
      min,
      max,
      currency: "GBP",
      interval,
    });
});

test.each(["25-30/hr", "1-2-3", "Band 5-6", "from 20 to", "6 - 7"])("%j is no range", (text) => {
  expect(writtenPay({ min: text, currency: "GBP", interval: "year" }).pay).toBeUndefined();
});
