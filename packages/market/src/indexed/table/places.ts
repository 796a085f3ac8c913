/** Dimensions by which rows are sorted, in this order: a choice of places is a choice of runs. */
export const places = ["country", "state", "msa"] as const;
