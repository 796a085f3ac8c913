import { findRegistered } from "../../data-api/findRegistered.ts";
import type { Operation } from "../../data-api/Operation.ts";

export const getTitles: Operation<"getTitles"> = async ({ query }, { snapshot }) => {
  const { entries, numFound, none, used } = await findRegistered(query, (page) => snapshot.findTitles(page));
  if (none) return { missing: "NO_DATA_FOUND", input: used };
  return { data: { titles: entries, numFound }, input: used };
};
