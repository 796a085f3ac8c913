import type { Selection } from "../../Selection.ts";
import { ids } from "../handmadeMarket.ts";

export const postings: Selection = { fact: "posting", filters: [] };
export const talents: Selection = { fact: "talent", filters: [] };
export const nobody: Selection = { fact: "posting", filters: [{ dimension: "country", any: [1] }] };
export const nurses: Selection = {
  fact: "posting",
  filters: [{ dimension: "occupation", any: [ids.nurse] }],
};
export const march = { from: "2024-03-01", to: "2024-03-31" };
export const months = ["2024-01-01", "2024-02-01", "2024-03-01", "2024-04-01"];
export const spring = { from: "2024-01-01", to: "2024-04-30" };
