import type { Pay } from "@talent/extraction";
import { textOf } from "../ads/fields.ts";
import { type Amount, amountOf } from "./amountOf.ts";
import { statedPay } from "./statedPay.ts";

/** Pay as a source's fields have it, numbers or text; `text` is the field meant for words. Any of it may be missing. */
export type WrittenPay = {
  min?: unknown;
  max?: unknown;
  text?: unknown;
  currency?: string;
  interval?: string;
};

/**
 * Pay from fields that people fill in: amounts as amounts, whatever else stands in them ("$25-30/hr") as words for the
 * text's reader. A currency beside an amount wins over the field for it; words that are one amount are one.
 */
export function writtenPay(written: WrittenPay): { pay?: Pay; payText?: string } {
  const bounds = [written.min, written.max].flatMap((bound) => textOf(bound) ?? []);
  const text = textOf(written.text);
  const numbers = typeof written.min === "number" || typeof written.max === "number";
  const alone = bounds.length === 0 ? text : !numbers && new Set(bounds).size === 1 ? bounds[0] : undefined;
  const range = alone === undefined ? undefined : rangeOf(alone);
  if (range) return { pay: toPay(range[0], range[1], written), payText: text };
  if (bounds.length === 0) return { payText: text };
  const [min, max] = [amountOf(written.min), amountOf(written.max)];
  const words = bounds.filter((bound) => amountOf(bound) === undefined);
  if (words.length === 0) return { pay: toPay(min, max, written), payText: text };
  return { payText: [[...new Set(bounds)].join(" - "), ...(text ? [text] : [])].join(", ") };
}

/** "50,000 - 60,000" and "30 to 40k" as two amounts, one amount as both; undefined for anything else. */
function rangeOf(text: string): [Amount, Amount] | undefined {
  const parts = text.split(/\s*[-–—]\s*|\s+(?:to|bis)\s+/i);
  const [first, last] = [amountOf(parts[0]), amountOf(parts.at(-1))];
  if (parts.length > 2 || !first || !last) return undefined;
  // A bare "6 - 7" is a pay band.
  if (first.amount < 10 && first.currency === undefined && parts.length === 2) return undefined;
  const scaled = /\dk$/i.test(parts[1] ?? "") && first.amount < 1_000;
  return [scaled ? { ...first, amount: first.amount * 1_000 } : first, last];
}

function toPay(min: Amount | undefined, max: Amount | undefined, { currency, interval }: WrittenPay) {
  return statedPay({
    min: min?.amount,
    max: max?.amount,
    currency: min?.currency ?? max?.currency ?? currency,
    interval,
  });
}
