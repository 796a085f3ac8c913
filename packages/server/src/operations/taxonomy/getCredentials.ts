import { findEntries } from "../../data-api/findEntries.ts";
import type { Operation } from "../../data-api/Operation.ts";

export const getCredentials: Operation<"getCredentials"> = async ({ query }, { taxonomy }) => {
  const { hits, numFound, none, used } = findEntries(taxonomy.credentials, query);
  if (none) return { missing: "NO_DATA_FOUND", input: used };
  return {
    data: { credentials: hits.map(({ entry: { id, name } }) => ({ id, name })), numFound },
    input: used,
  };
};
