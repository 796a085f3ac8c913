import { findEntries } from "../../data-api/findEntries.ts";
import type { Operation } from "../../data-api/Operation.ts";

export const getOccupations: Operation<"getOccupations"> = async ({ query }, { taxonomy }) => {
  const functions = query.categoryid?.any;
  const where = functions && ((occupation: { function: number }) => functions.includes(occupation.function));
  const found = findEntries(taxonomy.occupations, { ...query, where });
  const input = { ...found.used, ...(functions && { categoryid: functions }) };
  if (found.none) return { missing: "NO_DATA_FOUND", input };
  const occupations = found.hits.map(({ entry: { id, name, soc8 } }) => ({ id, name, soccode: soc8 }));
  return { data: { occupations, numFound: found.numFound }, input };
};
