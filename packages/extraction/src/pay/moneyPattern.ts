import {
  currencyCodes,
  currencyOfCountry,
  currencySigns,
  dollarCountries,
  lettersOfCountry,
} from "./currencies.data.ts";

/** How money is written in the ads of a country. */
export type MoneyPattern = {
  /** What tells that a sum of money may stand here: a sign, a code, thousands. Global. */
  cue: RegExp;
  /**
   * A sum or a range of two, from where the regular expression is set to. Groups, for each end: currency before, figure,
   * scale, currency behind. Sticky.
   */
  amount: RegExp;
};

const escaped = (sign: string): string => sign.replace(/[$/]/g, "\\$&");
const codes = currencyCodes.join("|");
const dollars = [...dollarCountries].map((country) => currencyOfCountry[country]).join("|");
const number =
  "\\d{1,2}(?:,\\d{2})+,\\d{3}|\\d{1,3}(?:[,.'\u2019\u00a0 ]\\d{3})+(?!\\d)(?:[.,]\\d{1,2})?|\\d+(?:\\.\\d+)?";
const scale =
  "(?:\\s?(?:k|thousand|lakhs?|lacs?|lpa|m|mm|mn|million|b|bn|billion|cr|crores?)(?![\\p{L}\\d]))?";
const tail =
  "(?:\\s?(?:\\/\\s?(?:hr|hour|yr|year|month|mo|day|week)|(?:per|an?) (?:hour|hr|year|annum|day|week|month)|p\\.?\\/?[ahd]\\.?|pcm|pw)(?!\\p{L}))?";
const to =
  "\\s{0,2}(?:-|\u2010|\u2011|\u2012|\u2013|\u2014|\u2212|~|to|and|up to|rising to|increasing to)\\s{0,2}";
// American savings plans bear figures that look like thousands: "401k", "403(b)".
const plan = "(?:401|403|457)[ (-]?[kb]\\b";

// Only beside a figure do the letters tell of money: "R 25 000", "45.000 kr.".
const cueOf = (letters: string): string => {
  const written = [...new Set([letters, letters.toLowerCase(), letters.toUpperCase()])]
    .map(escaped)
    .join("|");
  return `(?<!\\p{L})(?:${written})\\.?(?=\\s?\\d)|(?<=\\d\\s?)(?:${written})(?!\\p{L})|`;
};

function toPattern(letters: string | undefined): MoneyPattern {
  const own = letters === undefined ? "" : `${escaped(letters)}(?:\\.|(?!\\p{L}))|`;
  const signs = own + currencySigns.map(([sign]) => escaped(sign)).join("|");
  // Before a figure the code says which dollar the sign is, "USD $60,000"; behind one it may be that of the next figure.
  const before = `(?:(?:${dollars})\\s?\\$|US\\s\\$|${signs}|(?:${codes})(?!\\p{L}))`;
  const behind = `(?:${signs}|(?:${codes})(?!\\p{L}|\\s?\\$\\s?\\d))`;
  const side = `(?:(${before})\\s?|\\s?(?!${plan}))(${number})(${scale})\\+?(?:\\s?(${behind}))?`;
  const cue = `[$£€₹¥₩₪₱₫₺₴฿₦ł]|\\b(?:${codes})\\b|\\b[Ee]uros?\\b|\\d\\s?[kK](?![\\p{L}\\d])|\\d{2},\\d{3}\\b`;
  return {
    cue: new RegExp(letters === undefined ? cue : cueOf(letters) + cue, "gu"),
    amount: new RegExp(`${side}(?:${tail}${to}${side})?`, "iuy"),
  };
}

const everywhere = toPattern(undefined);
const patterns = new Map(
  Object.entries(lettersOfCountry).map(([country, letters]) => [country, toPattern(letters)]),
);

/** How the ads of a country write money; without one, or of one that has no letters of its own, how all do. */
export function moneyPattern(country: string | undefined): MoneyPattern {
  return (country === undefined ? undefined : patterns.get(country)) ?? everywhere;
}
