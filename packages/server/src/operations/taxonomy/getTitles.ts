import { findEntries } from "../../data-api/findEntries.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { titleList } from "../../data-api/registeredLists.ts";

export const getTitles: Operation<"getTitles"> = async ({ query }, { snapshot, taxonomy }) => {
  const found = findEntries(await titleList(snapshot, taxonomy.titles), query);
  if (found.none) return { missing: "NO_DATA_FOUND", input: found.used };
  const titles = found.hits.map(({ entry: { id, name } }) => ({ id, name }));
  return { data: { titles, numFound: found.numFound }, input: found.used };
};
