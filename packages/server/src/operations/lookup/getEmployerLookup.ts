import type { Operation } from "../../data-api/Operation.ts";
import { oneOrMany } from "../../data-api/oneOrMany.ts";

export const getEmployerLookup: Operation<"getEmployerLookup"> = async ({ query }, { snapshot }) => {
  const ids = query.employer?.any ?? [];
  const found = await snapshot.employers(ids);
  const employers = ids.flatMap((id) => found.get(id) ?? []).map(({ id, name }) => ({ id, name }));
  return { data: oneOrMany(employers), input: { employer: ids } };
};
