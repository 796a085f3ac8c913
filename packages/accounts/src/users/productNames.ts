import { noProducts, type ProductFlags } from "./ProductFlags.ts";

/** The sibling products and services a person may have, by the word an operator uses, and the flag of each. */
export const productNames = {
  plan: "PLAN2x",
  recruit: "GEMINI",
  customroles: "customRoleEnabled",
  datafeeds: "dataFeedEnabled",
  staffing: "staffingEnabled",
  alerts: "isAlertsEnabled",
} as const satisfies Record<string, keyof ProductFlags>;

/** The flags of exactly these products; undefined when a word is none. */
export function flagsOf(words: readonly string[]): Partial<ProductFlags> | undefined {
  const flags: Partial<ProductFlags> = {};
  for (const flag of Object.values(productNames)) flags[flag] = noProducts[flag];
  for (const word of words) {
    if (!Object.hasOwn(productNames, word)) return undefined;
    flags[productNames[word as keyof typeof productNames]] = true;
  }
  return flags;
}
