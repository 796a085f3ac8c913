import { expect, test } from "vitest";
import { findAmounts } from "./findAmounts.ts";

const sums = (text: string, country?: string) =>
  findAmounts(text, country).map(({ min, max, currency }) => [min, max, currency]);

test.each([
  ["Salary: 3 500 € per month", "FR", [[3_500, 3_500, "EUR"]]],
  ["3 000 - 3 500 € per month", "FR", [[3_000, 3_500, "EUR"]]],
  ["8\u00a0500 PLN per month", "PL", [[8_500, 8_500, "PLN"]]],
  ["8 500,50 PLN", "PL", [[8_500.5, 8_500.5, "PLN"]]],
  ["45 000 €", "DE", [[45_000, 45_000, "EUR"]]],
  ["8’500 CHF", "CH", [[8_500, 8_500, "CHF"]]],
  ["1 200 000 - 1 400 000 CZK", "CZ", [[1_200_000, 1_400_000, "CZK"]]],
  ["120 000 000 - 150 000 000 IDR", "ID", [[120_000_000, 150_000_000, "IDR"]]],
  ["1 000 000,00 - 1 200 000,00 HUF", "HU", [[1_000_000, 1_200_000, "HUF"]]],
  ["Room 12, 45 000 €", "DE", [[45_000, 45_000, "EUR"]]],
] as const)(
  "thousands may be parted by blanks where the currency stands behind: %j",
  (text, country, found) => {
    expect(sums(text, country)).toEqual(found);
  },
);

test.each([
  ["5000 zł", "PL", [[5_000, 5_000, "PLN"]]],
  ["5 000 - 6 000 zł", "PL", [[5_000, 6_000, "PLN"]]],
  ["zł 5000", "PL", [[5_000, 5_000, "PLN"]]],
  ["5000 US$ per month", "MX", [[5_000, 5_000, "USD"]]],
] as const)("a sign with letters belongs to the figure it stands beside: %j", (text, country, found) => {
  expect(sums(text, country)).toEqual(found);
});

test.each([
  ["R25 000 - R30 000 per month", "ZA", [[25_000, 30_000, "ZAR"]]],
  ["Grade 6 R25 000", "ZA", [[25_000, 25_000, "ZAR"]]],
  ["RM 5,000.00 - RM 7,000.00", "MY", [[5_000, 7_000, "MYR"]]],
  ["Rp. 8.000.000 - Rp. 10.000.000", "ID", [[8_000_000, 10_000_000, "IDR"]]],
  ["40 000 kr", "SE", [[40_000, 40_000, "SEK"]]],
  ["kr 550 000 - 600 000", "NO", [[550_000, 600_000, "NOK"]]],
  ["40.000 - 45.000 KR. pr. month", "DK", [[40_000, 45_000, "DKK"]]],
  ["45 000 Kč", "CZ", [[45_000, 45_000, "CZK"]]],
  ["600 000 Ft", "HU", [[600_000, 600_000, "HUF"]]],
  ["8000 lei", "RO", [[8_000, 8_000, "RON"]]],
  ["S/ 4,000", "PE", [[4_000, 4_000, "PEN"]]],
  ["Fr. 90'000", "CH", [[90_000, 90_000, "CHF"]]],
  ["25 000 000 ₫", "VN", [[25_000_000, 25_000_000, "VND"]]],
  ["4.500 - 5.000 Euro", "DE", [[4_500, 5_000, "EUR"]]],
  ["R25 000, 40 000 kr, 600 000 Ft", "US", []],
  ["Our R 2 unit, krone 5 and 12 lei", "ZA", [[2, 2, "ZAR"]]],
] as const)("a country's own letters and words of money count in its ads: %j", (text, country, found) => {
  expect(sums(text, country)).toEqual(found);
});

test.each([
  ["Salary: USD $60,000 - $80,000", "MX", [[60_000, 80_000, "USD"]]],
  ["USD $60,000 - USD $80,000", "AU", [[60_000, 80_000, "USD"]]],
  ["US $60,000", "CA", [[60_000, 60_000, "USD"]]],
  ["AUD$90,000", "US", [[90_000, 90_000, "AUD"]]],
  ["CAD $95,000", "US", [[95_000, 95_000, "CAD"]]],
  [
    "CAD $95,000 USD $70,000",
    "US",
    [
      [95_000, 95_000, "CAD"],
      [70_000, 70_000, "USD"],
    ],
  ],
  ["Pay scale 6 CAD $95,000", "US", [[95_000, 95_000, "CAD"]]],
  ["A bonus plus $60,000", "CA", [[60_000, 60_000, "CAD"]]],
  ["A BONUS PLUS $60,000", "CA", [[60_000, 60_000, "CAD"]]],
  ["$60,000", "MX", [[60_000, 60_000, "MXN"]]],
] as const)("a code beside the sign says which dollar it is: %j", (text, country, found) => {
  expect(sums(text, country)).toEqual(found);
});

test.each([
  ["Competitive salary, 401k, annual bonus", []],
  ["401K match, 403b and 457k plans", []],
  ["Salary: $95,000 - 401k", [[95_000, 95_000, "USD"]]],
  ["Pay: $25/hr - 401(k), dental", [[25, 25, "USD"]]],
  ["Pay: $25/hr - 403b", [[25, 25, "USD"]]],
  ["Salary: $401k to $457k", [[401_000, 457_000, "USD"]]],
] as const)("a savings plan is no sum of money: %j", (text, found) => {
  expect(sums(text, "US")).toEqual(found);
});
