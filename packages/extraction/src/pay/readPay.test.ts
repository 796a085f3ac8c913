import { expect, test } from "vitest";
import type { Pay } from "./Pay.ts";
import { readPay } from "./readPay.ts";

const pay = (min: number, max: number, interval: Pay["interval"], currency: string): Pay => ({
  min,
  max,
  interval,
  currency,
});

const offers: [string, string | undefined, Pay][] = [
  ["Salary: £25,655 - £31,534 a year", undefined, pay(25655, 31534, "year", "GBP")],
  ["$140K – $175K • Offers Equity", undefined, pay(140_000, 175_000, "year", "USD")],
  ["The pay range is CA$90,000 to CA$110,000 per annum.", undefined, pay(90_000, 110_000, "year", "CAD")],
  ["Base salary $100,000-$120,000", "AU", pay(100_000, 120_000, "year", "AUD")],
  ["Pay: $18.50 - $22.00 per hour", undefined, pay(18.5, 22, "hour", "USD")],
  ["£9.21ph - £16.85ph", "GB", pay(9.21, 16.85, "hour", "GBP")],
  ["£8.72 ph rising to £9.25 ph after probation", "GB", pay(8.72, 9.25, "hour", "GBP")],
  ["up to £450 per day (outside IR35)", undefined, pay(450, 450, "day", "GBP")],
  ["€3.500 - €4.200 per month", undefined, pay(3500, 4200, "month", "EUR")],
  ["£36 – 44,000 per annum", "GB", pay(36_000, 44_000, "year", "GBP")],
  ["80-100k per year", "GB", pay(80_000, 100_000, "year", "GBP")],
  ["24,907.00 - 30,615.00 per annum pro rata", "GB", pay(24_907, 30_615, "year", "GBP")],
  ["Compensation: 45k-55k EUR", undefined, pay(45_000, 55_000, "year", "EUR")],
  ["₹12,00,000 - ₹18,00,000 per annum", undefined, pay(1_200_000, 1_800_000, "year", "INR")],
  ["Salario: MX$2,600,000 - MX$4,800,000 per year", "MX", pay(2_600_000, 4_800_000, "year", "MXN")],
  ["Salary: ZAR 3 200 000 - 4 100 000 per annum", "ZA", pay(3_200_000, 4_100_000, "year", "ZAR")],
  ["Annual salary: TRY 3,000,000", "TR", pay(3_000_000, 3_000_000, "year", "TRY")],
  ["Salary: SEK 60,000 per month", "SE", pay(60_000, 60_000, "month", "SEK")],
  ["Salary: ₹60,00,000 per annum", "IN", pay(6_000_000, 6_000_000, "year", "INR")],
  ["Salary: ₩85,000,000 per year", "KR", pay(85_000_000, 85_000_000, "year", "KRW")],
  ["Salary: IDR 12 million per month", "ID", pay(12_000_000, 12_000_000, "month", "IDR")],
  ["Salary: $300k-$1.2M per year", "US", pay(300_000, 1_200_000, "year", "USD")],
  ["Salary: INR 25,000 per month", "IN", pay(25_000, 25_000, "month", "INR")],
  ["Salary: ₹4,00,000 - ₹6,00,000", "IN", pay(400_000, 600_000, "year", "INR")],
  ["On-target earnings (OTE): $180,000", undefined, pay(180_000, 180_000, "year", "USD")],
  ["Salary band 7 £38,890", "GB", pay(38_890, 38_890, "year", "GBP")],
  ["Pay rate: PHP 550/hour\nPaid training schedule: Monday", "PH", pay(550, 550, "hour", "PHP")],
  ["$90,000 base salary. OTE $180,000 to $200,000.", undefined, pay(90_000, 90_000, "year", "USD")],
  [
    "The base salary is $90,000 with an OTE of $180,000-$200,000.",
    undefined,
    pay(90_000, 90_000, "year", "USD"),
  ],
  ["Benefits: 401k, $20 - $25 an hour", "US", pay(20, 25, "hour", "USD")],
  ["Medical, 401(k), $95,000 - $105,000 per year", "US", pay(95_000, 105_000, "year", "USD")],
  ["Salary: 45 000 Kč per month", "CZ", pay(45_000, 45_000, "month", "CZK")],
  ["OTE $85k ($55k base).", undefined, pay(55_000, 55_000, "year", "USD")],
  ["£30k basic, £60k OTE", undefined, pay(30_000, 30_000, "year", "GBP")],
];

test.each(offers)("reads %j (%s)", (text, country, expected) => {
  expect(readPay(text, country)).toEqual(expected);
});

test.each([
  "We raised $50M in a Series B led by Acme.",
  "We serve 600,000 people a year.",
  "A $5,000 sign-on bonus and a 401(k) with $2,000 match",
  "£1,500 annual learning budget",
  "Our company has $120,000,000 in revenue",
  "$500/month to be used for dependent health insurance coverage",
  "Manage a portfolio worth £80,000",
  "a fee of £26 for the background check",
  "25-30 hours a week",
  "You will grow sales of $1-2m per year",
  "Staff accommodation: the rent is £450 per calendar month",
  "1st place: a scholarship of $1,000/month",
  "Three months at half pay (up to a maximum salary of £50k)",
  "",
])("finds no pay in %j", (text) => {
  expect(readPay(text, "US")).toBeUndefined();
});

test.each([
  ["Salary: $4,800,000 per year", "US"],
  ["Salary: £3,100,000 per annum", "GB"],
  ["Salary: MXN 60,000,000 per year", "MX"],
  ["Salary: ₹400,00,00,000 per annum", "IN"],
  ["Salary: IDR 20,000 per month", "ID"],
  ["Salary: ₩200 per hour", "KR"],
])("disbelieves %j, judged by what it is worth in dollars", (text, country) => {
  expect(readPay(text, country)).toBeUndefined();
});

test.each([
  "Pay: $3,000 bi-weekly",
  "Bi-weekly pay: $3,000",
  "Salary: $6,000 biweekly",
  "Salary: $4,000 semi-monthly",
  "Salary: $4,000 - $4,500 twice a month",
  "Pay: $5,500 every two weeks",
  "Pay: $3,000 every other week",
  "Salary: $6,000 per fortnight",
])("does not take %j for pay by one of the intervals", (text) => {
  expect(readPay(text, "US")).toBeUndefined();
});

test.each([
  ["Salary: $78,000 a year, paid bi-weekly", pay(78_000, 78_000, "year", "USD")],
  ["Salary: $78,000, paid bi-weekly", pay(78_000, 78_000, "year", "USD")],
  ["Base pay $90,000, paid twice a month", pay(90_000, 90_000, "year", "USD")],
  ["Paid bi-weekly. Pay: $25 - $30 an hour", pay(25, 30, "hour", "USD")],
  ["Pay: $25, paid bi-weekly", pay(25, 25, "hour", "USD")],
  ["Salary: £11,900 with a semi-annual bonus", pay(11_900, 11_900, "year", "GBP")],
  ["Pay: $1,500 weekly", pay(1_500, 1_500, "week", "USD")],
  ["Pay: $6,000 paid monthly", pay(6_000, 6_000, "month", "USD")],
] as const)("how often pay is paid out is not what it is for: %j", (text, expected) => {
  expect(readPay(text, "US")).toEqual(expected);
});

test.each([
  ["Pay: MXN 25,000", "MX"],
  ["Pay: ¥250,000", "JP"],
  ["Pay: ₩3,000,000", "KR"],
])("does not take %j for a year's pay: a month's looks like it", (text, country) => {
  expect(readPay(text, country)).toBeUndefined();
});

test("takes the salary, not the allowances around it", () => {
  const text =
    "We raised $40M.\nPerks: $1,000 home office stipend, $3,000 annual learning budget.\nThe base salary range for this role is $150,000 - $190,000 per year.";
  expect(readPay(text)).toEqual(pay(150_000, 190_000, "year", "USD"));
});

test("of two places' pay takes that in the money of the ad's own", () => {
  const text =
    "Canada-based roles: the annual base salary is between $95,000 CAD and $120,000 CAD.\nUSA-based roles: from $90,000 USD to $110,000 USD.";
  expect(readPay(text, "US")).toEqual(pay(90_000, 110_000, "year", "USD"));
  expect(readPay(text, "CA")).toEqual(pay(95_000, 120_000, "year", "CAD"));
  expect(readPay(text, "GB")).toEqual(pay(95_000, 120_000, "year", "CAD"));
});
