import { findPlaces } from "../../data-api/findPlaces.ts";
import type { Operation } from "../../data-api/Operation.ts";

export const getStates: Operation<"getStates"> = async ({ query }, { taxonomy }) => {
  const { none, input, ...data } = findPlaces(taxonomy.states, query, taxonomy);
  return none ? { missing: "NO_DATA_FOUND", input } : { data, input };
};
