import { currencyOfCountry, unitsPerDollar } from "./currencies.data.ts";
import { type Amount, findAmounts } from "./findAmounts.ts";
import type { Pay, PayInterval } from "./Pay.ts";

const OTE_PENALTY = 20;
/** Pay in the money of the ad's own country is firmer than any in another's: the other range is for another place. */
const HOME_BONUS = 10;
const CONTEXT_BEFORE = 90;
const CONTEXT_AFTER = 60;

/** Pay for two weeks or half a month, which no interval stands for: "bi-weekly", "twice a month". */
const uneven =
  "(?:(?:bi|semi)[- ]?(?:week|month)(?:ly)?|fortnight(?:ly)?|twice (?:a|per|each|every) (?:week|month)|every (?:two|three|four|other|second|[2-4]) (?:weeks?|months?))\\b";
const unevenBefore = new RegExp(`\\b${uneven}[^.;\n]{0,30}$`, "i");

// Of two that end at the same place the first counts: "bi-weekly" ends where "weekly" does.
const intervalAfter: readonly (readonly [RegExp, PayInterval | "uneven"])[] = [
  [new RegExp(`^[^.;\n]{0,16}\\b${uneven}`, "i"), "uneven"],
  [
    /^[\s(]*(?:[a-z+.]+ ){0,4}?(?:per|an|a|\/|p\.?\/?)\s?(?:hour|hr|h)\b|^[^.;\n]{0,24}\bhourly\b|^\s*ph\b/i,
    "hour",
  ],
  [/^[\s(]*(?:[a-z+.]+ ){0,3}?(?:per|a|\/|p\.?\/?)\s?day\b|^[^.;\n]{0,16}\bdaily\b|^\s*pd\b/i, "day"],
  [
    /^[\s(]*(?:[a-z+.]+ ){0,3}?(?:per|a|\/|p\.?\/?)\s?(?:week|wk)\b|^[^.;\n]{0,16}\bweekly\b|^\s*pw\b/i,
    "week",
  ],
  [
    /^[\s(]*(?:[a-z+.]+ ){0,3}?(?:per|a|\/|p\.?\/?)\s?(?:calendar )?(?:month|mo)\b|^[^.;\n]{0,16}\bmonthly\b|^\s*pcm\b/i,
    "month",
  ],
  [
    /^[^.;\n]{0,28}?(?:(?:per|an?|each|\/)\s?(?:year|yr|annum)\b|\bp\.?\s?\/?a\b|\bannual(?:ly|ised|ized)?\b|\byearly\b|\bpro[- ]?rata\b)/i,
    "year",
  ],
];

const intervalBefore: readonly (readonly [RegExp, PayInterval])[] = [
  [/\bhourly\b|\bper hour\b/i, "hour"],
  [/\bdaily rate\b|\bday rate\b/i, "day"],
  [/\bweekly\b/i, "week"],
  [/\bmonthly\b/i, "month"],
  [/\bannual|\byearly\b|\bper (?:year|annum)\b|\bbase (?:salary|pay)\b|\bsalar(?:y|ies)\b/i, "year"],
];

const payWords =
  /\b(?:salar(?:y|ies)|pay|paid|compensation|remuneration|wages?|hourly rate|day rate|rate of pay|base (?:range|rate)|ote|on[- ]target earnings|earn(?:ing)?s?|pay package)\b/i;

const payAfter = /^\s*(?:base|annual|gross|basic|starting)?\s*(?:salary|base|basic|wage)\b/i;
// "OTE $85k ($55k base)": the second is none that depends on a target.
const baseAfter = /^\s*(?:base|basic|guaranteed)\b/i;
// Behind an amount "OTE" names it, unless another amount follows: "$150,000 with an OTE of $225,000".
const onTargetAfter = /^[^.\n\d]{0,12}\bote\b(?!\W{0,3}(?:of |is |up to |from )?\W{0,2}\d)/i;
const directlyBefore =
  /\b(?:salary|pay|compensation|rate|wages?|remuneration|earn|ote)(?: (?:range|band|rate|scale))?(?: for this (?:role|position))?\s*(?:is|are|of|from|up to|starting at|starting from|between|circa|c\.|:|–|-|\s)*$/i;

const notPayBefore =
  /\b(?:rais(?:ed|ing)|fund(?:ing|ed|s)?|series [a-f]|valu(?:ed|ation)|revenues?|arr|gmv|aum|turnover|budgets?|quotas?|deals?|contracts? (?:worth|of)|bonus(?:es)?|sign(?:ing)?[- ]on|referral|allowances?|stipends?|reimburse[a-z]*|credits?|vouchers?|discounts?|grants?|donat[a-z]*|invest[a-z]*|market|assets?|spend(?:ing)?|sav(?:e|ed|ing|ings)|insurance|cover(?:age)?|relocation|equipment|tuition|transactions?|volume|supplement|maximum payment|minimum payment|parking|development|fitness|wellness|closing|learning|reduced rate|worth|backed|processed|401\(?k(?!\)?\s?[,;|])|perks?|match|fine|fees?|costs?|prices?|portfolio|rent(?:al)?|accommodation|scholarships?|prizes?|premi(?:a|um)|golden hello|(?:full|half) pay)\b[^.;\n]{0,40}$/i;

const notPayAfter =
  /^(?!\s*(?:plus|and|inc|excl|with|\+))\s*(?:(?:\/|per |an? )\s?[a-z]+\s)?(?:[a-z-]+\s){0,2}?(?:in (?:funding|revenue|capital|arr|sales|assets|equity|annual recurring|credits?|savings|value|transactions?)|of (?:funding|capital|revenue|investment|arr)|funding|valuation|series|revenue|budgets?|bonus(?:es)?|sign[- ]on|stipends?|allowance|reimbursement|vouchers?|referral|relocation|discount|grant|credits?|company|business|market|industry|fund|quotas?|deals?|acv|arr|gmv|aum|annual (?:recurring|budget|stipend|allowance|revenue|bonus|learning|training)|(?:a|per) (?:year|month|annum) (?:stipend|allowance|budget|towards?|for (?:learning|training|development|education|wellness|books)|to spend|in )|towards?\b|to be used|people|patients|(?:learning|training|wellness|education|home office|travel) )/i;

/** Least and most that is believed, in US dollars or a currency of about their worth. */
const bounds: Readonly<Record<PayInterval, readonly [number, number]>> = {
  hour: [4, 600],
  day: [40, 4_000],
  week: [120, 15_000],
  month: [300, 80_000],
  year: [5_000, 2_500_000],
};

/** Where a dollar is many units, pay can be as low as this share of the least that is believed in dollars. */
const leastElsewhere = 0.05;

function isPlausible(amount: Amount, interval: PayInterval): boolean {
  const [low, high] = bounds[interval];
  const units = unitsPerDollar[amount.currency] ?? 1;
  const least = low * Math.max(1, units * leastElsewhere);
  return amount.min >= least && amount.max <= high * units && amount.max <= amount.min * 10;
}

const leastYearly = 12_000;
/** In India pay is told by the year, in lakhs, however low. */
const lakh = 100_000;
/** From here on a small figure is too little for an hour. */
const smallUnit = 20;

// A small sum without a word on its interval is an hour's pay only where it stands as the pay itself.
function inferInterval(amount: Amount, direct: boolean): PayInterval | undefined {
  const units = unitsPerDollar[amount.currency] ?? 1;
  if (amount.max < 150 && units < smallUnit) return direct ? "hour" : undefined;
  const least = amount.currency === "INR" ? lakh : leastYearly * units;
  return amount.min >= least ? "year" : undefined;
}

function firstInterval(text: string): PayInterval | "uneven" | undefined {
  let best: { at: number; interval: PayInterval | "uneven" } | undefined;
  for (const [pattern, interval] of intervalAfter) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const at = match.index + match[0].length;
    if (best === undefined || at < best.at) best = { at, interval };
  }
  return best?.interval;
}

function lastInterval(text: string): PayInterval | undefined {
  let best: { at: number; interval: PayInterval } | undefined;
  for (const [pattern, interval] of intervalBefore) {
    const match = pattern.exec(text);
    if (match !== null && (best === undefined || match.index > best.at)) best = { at: match.index, interval };
  }
  return best?.interval;
}

// What stands behind an amount on its line, and a blank for the line's end, which parts words as blanks do.
const lineOf = (after: string): string => `${/^[^\n]*/.exec(after)} `;

function judge(text: string, amount: Amount): { score: number; pay: Pay } | undefined {
  const before = text.slice(Math.max(0, amount.start - CONTEXT_BEFORE), amount.start);
  const after = text.slice(amount.end, amount.end + CONTEXT_AFTER);
  if (notPayAfter.test(lineOf(after)) || amount.huge) return undefined;
  const clause = before.slice(before.lastIndexOf("\n") + 1);
  const spoken = payWords.test(before) || payAfter.test(after);
  const said = firstInterval(after);
  const isUneven = said === "uneven" || (said === undefined && unevenBefore.test(clause));
  // A sum too large for a fortnight is what a year brings, paid out that often.
  if (isUneven && isPlausible(amount, "week")) return undefined;
  const explicit = said === "uneven" ? undefined : said;
  if (
    notPayBefore.test(clause) &&
    !(explicit !== undefined && /\b(?:salary|pay|base|compensation)\b[^.;]{0,40}$/i.test(clause))
  ) {
    return undefined;
  }
  const direct = directlyBefore.test(clause);
  const magnitude = inferInterval(amount, direct);
  let interval = explicit ?? (spoken && !isUneven ? lastInterval(before) : undefined);
  if (interval === undefined || !isPlausible(amount, interval)) interval = magnitude;
  if (interval === undefined || !isPlausible(amount, interval)) return undefined;
  const isRange = amount.max > amount.min;
  let score = 0;
  if (explicit !== undefined) score += 3;
  if (spoken) score += 2;
  if (isRange) score += 2;
  if (direct) score += 1.5;
  if (amount.bare) score -= 2;
  if (score < 2) return undefined;
  // Earnings on target count only where nothing firmer is offered.
  const onTarget = /\bote\b|on[- ]target/i.test(clause.slice(-50)) && !baseAfter.test(after);
  if (onTarget || onTargetAfter.test(after)) score -= OTE_PENALTY;
  return { score, pay: { min: amount.min, max: amount.max, interval, currency: amount.currency } };
}

/**
 * The pay a text offers, or undefined: the best supported of its amounts, the earlier one when two are equally so.
 * Bonuses, allowances, funding, revenue and other money that is not pay is passed over.
 */
export function readPay(text: string, country?: string): Pay | undefined {
  const home = country === undefined ? undefined : currencyOfCountry[country];
  let best: { score: number; pay: Pay } | undefined;
  for (const amount of findAmounts(text, country)) {
    const judged = judge(text, amount);
    if (judged !== undefined && judged.pay.currency === home) judged.score += HOME_BONUS;
    if (judged !== undefined && (best === undefined || judged.score > best.score)) best = judged;
  }
  return best?.pay;
}
