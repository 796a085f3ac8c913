import { unitsPerUsd } from "./exchangeRates.ts";

const currencies: Readonly<Record<string, string>> = { "£": "GBP", "€": "EUR", "¥": "JPY", "₹": "INR" };
const sign = "(?:[A-Za-z]{3}|[A-Za-z]{0,2}[$£€¥₹])?";
const digits = "\\d[\\d.,'’\\s\\u00a0\\u202f]*";
const shape = new RegExp(`^(${sign})\\s*(${digits}?)\\s*(k|m)?\\s*(${sign})$`, "i");

/** An amount of money, and its currency where the field names one that no other country shares. */
export type Amount = { amount: number; currency?: string };

/**
 * The amount that a field states: a number, or text that is one amount and nothing else ("£30k", "45.000,50 €",
 * "CHF 100'000", "32,500.50"). A point or comma before three last digits parts thousands. Undefined for anything else,
 * which has to be read as words.
 */
export function amountOf(value: unknown): Amount | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? { amount: value } : undefined;
  if (typeof value !== "string") return undefined;
  const [, before = "", figure = "", scale = "", after = ""] = shape.exec(value.trim()) ?? [];
  const number = numberIn(figure.trim());
  const letters = [before, after].filter((written) => /^[A-Za-z]{3}$/.test(written));
  if (number === undefined || letters.some((written) => currencyOf(written) === undefined)) return undefined;
  const factor = scale === "" ? 1 : scale.toLowerCase() === "k" ? 1_000 : 1_000_000;
  const currency = [before, after].map(currencyOf).find(Boolean);
  return { amount: number * factor, ...(currency && { currency }) };
}

function numberIn(figure: string): number | undefined {
  const grouped = /^(\d{1,3})((?:[.,'’\s\u00a0\u202f]\d{3})+)(?:([.,])(\d{1,2}))?$/.exec(figure);
  if (grouped && !figure.startsWith("0")) {
    const [, first = "", rest = "", point, decimals] = grouped;
    const separators = new Set(rest.replace(/\d/g, ""));
    if (separators.size > 1 || (point !== undefined && separators.has(point))) return undefined;
    return Number(`${first}${rest.replace(/\D/g, "")}.${decimals ?? 0}`);
  }
  if (/^\d+\.\d+$|^\d+$/.test(figure)) return Number(figure);
  return /^\d+,\d{1,2}$/.test(figure) ? Number(figure.replace(",", ".")) : undefined;
}

function currencyOf(written: string): string | undefined {
  const code = written.toUpperCase();
  return unitsPerUsd(code, 2024) === undefined ? currencies[written] : code;
}
