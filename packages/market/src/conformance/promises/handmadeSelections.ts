import type { Selection } from "../../Selection.ts";
import { ids } from "../handmadeMarket.ts";

/** All sixteen postings. */
export const postings: Selection = { fact: "posting", filters: [] };
/** All three talents. */
export const talents: Selection = { fact: "talent", filters: [] };
/** Postings of a country that has none. */
export const nobody: Selection = { fact: "posting", filters: [{ dimension: "country", any: [1] }] };
/** The ten nurses of Acme. */
export const nurses: Selection = {
  fact: "posting",
  filters: [{ dimension: "occupation", any: [ids.nurse] }],
};
/** March 2024, in which one nurse was first seen. */
export const march = { from: "2024-03-01", to: "2024-03-31" };
/** The first four months of 2024. */
export const months = ["2024-01-01", "2024-02-01", "2024-03-01", "2024-04-01"];
/** Those four months as a window. */
export const spring = { from: "2024-01-01", to: "2024-04-30" };
