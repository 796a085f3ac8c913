import { findPlaces } from "../../data-api/findPlaces.ts";
import type { Operation } from "../../data-api/Operation.ts";

export const getCounties: Operation<"getCounties"> = async ({ query }, { taxonomy }) => {
  const { none, input, ...data } = findPlaces(taxonomy.counties, query, taxonomy);
  return none ? { missing: "NO_DATA_FOUND", input } : { data, input };
};
