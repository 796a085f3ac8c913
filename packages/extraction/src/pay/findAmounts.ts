import {
  currencyOfCountry,
  currencySigns,
  dollarCountries,
  lettersOfCountry,
  unitsPerDollar,
} from "./currencies.data.ts";
import { moneyPattern } from "./moneyPattern.ts";

/** A sum of money, or a range of sums, in a text: where it stands and what it says. */
export type Amount = {
  start: number;
  end: number;
  min: number;
  max: number;
  currency: string;
  /** No currency stands beside the figure; it is taken from the country. */
  bare: boolean;
  /** Written in billions, or in millions of a currency of which no one is paid millions: never one person's pay. */
  huge: boolean;
};

const MAX_AMOUNTS = 60;
/** Longer than any figure and lower end before their currency: "120 000 000,00 - 150 000 000,00 IDR". */
const REACH_BACK = 40;
/** A currency of which a dollar is as many units pays people in millions a year. */
const unitsPaidInMillions = 15;

// A sign, a code or letters with the figure right behind: "£28,575", "CAD $95,000", "R25 000".
const touching = /^(?:(?:[A-Z]{3}\s?)?[$£€₹¥₩₪₱₫₺₴฿₦]|[A-Z][A-Za-z]{0,2}\.?)\d/;
const letteredSign = /(?:USD?|\bUS\s|CAD?|CDN|C|AU|A|NZ|SG|S|HK|NT|MX|R|z)$/;
// A figure or the lower end of a range before its cue: "45,000 EUR", "3 500 €", "80-100k".
const digits = "(?:\\d{1,3}(?:[ \u00a0'\u2019]\\d{3})+(?!\\d)(?:[.,]\\d{1,2})?|\\d[\\d.,]*)";
const lowerEnd = `${digits}\\s?k?\\s?(?:-|\u2013|to)\\s?`;
const figureBefore = new RegExp(`(?:^|[^\\p{L}\\d.,])((?:${lowerEnd})?${digits}k?\\s?|${lowerEnd})$`, "iu");
const isoOfSign = new Map(currencySigns.map(([sign, iso]) => [sign.toUpperCase(), iso]));

const multipliers: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  lakh: 100_000,
  lakhs: 100_000,
  lac: 100_000,
  lacs: 100_000,
  lpa: 100_000,
  m: 1_000_000,
  mm: 1_000_000,
  mn: 1_000_000,
  million: 1_000_000,
  cr: 10_000_000,
  crore: 10_000_000,
  crores: 10_000_000,
};

function toNumber(written: string): number {
  const grouped = /^(?:\d{1,2}(?:,\d{2})+,\d{3}|\d{1,3}(?:[,.'\u2019\u00a0 ]\d{3})+)/.exec(written);
  if (grouped === null) return Number(written);
  const whole = grouped[0].replace(/\D/g, "");
  const fraction = written.slice(grouped[0].length).replace(",", ".");
  return Number(whole + fraction);
}

function toCurrency(mark: string | undefined, country: string | undefined): string | undefined {
  if (mark === undefined) return undefined;
  const plain = mark.replace(/[\s.]/, "").toUpperCase();
  if (country !== undefined && plain === lettersOfCountry[country]?.toUpperCase())
    return currencyOfCountry[country];
  const iso = isoOfSign.get(plain) ?? plain.replace("$", "");
  if (iso !== "$") return iso;
  const own = country === undefined || !dollarCountries.has(country) ? undefined : currencyOfCountry[country];
  return own ?? "USD";
}

function toAmount(match: RegExpExecArray, start: number, country: string | undefined): Amount | undefined {
  const [, before1, low, scale1, after1, before2, high, scale2, after2] = match;
  if (low === undefined) return undefined;
  const iso = toCurrency(before1 ?? after1, country) ?? toCurrency(before2 ?? after2, country);
  // "20-25 USD$" and "$100 CAD": the code behind the figure says which dollar it is.
  const suffix = toCurrency(after2 ?? after1, country);
  const currency = suffix !== undefined && (before1 === "$" || before1 === undefined) ? suffix : iso;
  const home = country === undefined ? undefined : currencyOfCountry[country];
  const resolved = currency ?? home;
  if (resolved === undefined) return undefined;
  const unit1 = scale1?.trim().toLowerCase() ?? "";
  const unit2 = scale2?.trim().toLowerCase() ?? "";
  const unit = unit2 === "" ? unit1 : unit2;
  // "80-100k": the unit of the upper end counts for both, but not in "80,000 - 100k".
  const lowUnit = unit1 === "" && toNumber(low) < 1_000 ? unit2 : unit1;
  const inMillions = (unitsPerDollar[resolved] ?? 1) < unitsPaidInMillions;
  const huge = (inMillions ? /^(?:m|b)/ : /^b/).test(lowUnit) || /^b/.test(unit2);
  const max = high === undefined ? undefined : toNumber(high) * (multipliers[unit] ?? 1);
  let min = toNumber(low) * (multipliers[lowUnit] ?? 1);
  // "£36 - 44,000": a lower end in thousands whose upper end is written out.
  if (max !== undefined && unit === "" && min >= 10 && min < 200 && max >= 10_000 && max < 200_000)
    min *= 1_000;
  if (!(min > 0)) return undefined;
  const ordered = max === undefined || max < min ? [min, min] : [min, max];
  return {
    start,
    end: start + match[0].length,
    min: ordered[0] ?? min,
    max: ordered[1] ?? min,
    currency: resolved,
    bare: currency === undefined,
    huge,
  };
}

// A cue may stand inside or behind its figure ("80-100k", "45,000 EUR"): the amount begins where the digits do.
function beginningOf(text: string, cueAt: number, floor: number): number {
  const sign = /^[$ł]/.test(text.charAt(cueAt))
    ? letteredSign.exec(text.slice(Math.max(floor, cueAt - 4), cueAt))
    : null;
  const markAt = cueAt - (sign?.[0].length ?? 0);
  // "5000 zł" and "5,000 US$": no figure follows, so the sign is that of the one before.
  if (sign !== null && /^.\s?\d/.test(text.slice(cueAt, cueAt + 3))) return markAt;
  const before = text.slice(Math.max(floor, markAt - REACH_BACK), markAt);
  // "Pay scale 6 £28,575": the sign is that of the figure it touches.
  if (/\d \D?$/.test(before.slice(-2)) && touching.test(text.slice(cueAt, cueAt + 6))) return cueAt;
  const figure = figureBefore.exec(before);
  return figure?.[1] === undefined ? markAt : markAt - figure[1].length;
}

/** The sums of money a text names, in order; bare figures only where the country tells the currency. At most 60. */
export function findAmounts(text: string, country?: string): Amount[] {
  const amounts: Amount[] = [];
  const { cue, amount: pattern } = moneyPattern(country);
  cue.lastIndex = 0;
  let past = 0;
  for (let hit = cue.exec(text); hit !== null && amounts.length < MAX_AMOUNTS; hit = cue.exec(text)) {
    const start = beginningOf(text, hit.index, past);
    pattern.lastIndex = start;
    const match = pattern.exec(text);
    if (match === null || match[0] === "") continue;
    const amount = toAmount(match, start, country);
    past = start + match[0].length;
    cue.lastIndex = Math.max(cue.lastIndex, past);
    if (amount !== undefined) amounts.push(amount);
  }
  return amounts;
}
