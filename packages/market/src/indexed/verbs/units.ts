import type { Fact } from "../../Selection.ts";

/** How many units make a weight of one: postings are counted whole, talents in thousandths. */
export function unitsPerRecord(fact: Fact): number {
  return fact === "posting" ? 1 : 1000;
}
