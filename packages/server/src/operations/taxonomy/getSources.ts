import { findRegistered } from "../../data-api/findRegistered.ts";
import type { Operation } from "../../data-api/Operation.ts";

export const getSources: Operation<"getSources"> = async ({ query, caller }, { snapshot }) => {
  const { entries, numFound, none, used } = await findRegistered(query, (page) => snapshot.findSources(page));
  // Subscriptions without access to harvesting sources learn of none.
  if (none || !caller.sources) return { missing: "NO_DATA_FOUND", input: used };
  return { data: { sources: entries, numFound }, input: used };
};
