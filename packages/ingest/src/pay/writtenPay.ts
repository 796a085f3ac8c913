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
  if (bounds.length === 0 && text !== undefined) {
    const amount = amountOf(text);
    return amount ? { pay: toPay(amount, amount, written), payText: text } : { payText: text };
  }
  const [min, max] = [amountOf(written.min), amountOf(written.max)];
  const words = bounds.filter((bound) => amountOf(bound) === undefined);
  if (words.length === 0) return { pay: toPay(min, max, written), payText: text };
  return { payText: [[...new Set(bounds)].join(" - "), ...(text ? [text] : [])].join(", ") };
}

function toPay(min: Amount | undefined, max: Amount | undefined, { currency, interval }: WrittenPay) {
  return statedPay({
    min: min?.amount,
    max: max?.amount,
    currency: min?.currency ?? max?.currency ?? currency,
    interval,
  });
}
