import type { Selection } from "@talent/market";

/** The talents under the same location and role conditions as the given postings. */
export function asTalents({ filters }: Selection): Selection {
  return { fact: "talent", filters };
}
