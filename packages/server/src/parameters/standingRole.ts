import type { AttributeFilter, TalentProfileDefinition } from "@talent/accounts";
import { type MendedList, successors } from "@talent/taxonomy";

/** A talent profile's role as it was saved, each id that was retired since replaced by the one that stands for the same thing. */
export function standingRole(role: TalentProfileDefinition): TalentProfileDefinition {
  const { skill, credential } = role;
  return {
    ...role,
    ...(skill && { skill: standing(skill, "skills") }),
    ...(credential && { credential: standing(credential, "credentials") }),
  };
}

/** An id that nothing stands for is left as it is and matches nothing: without it the role would be a wider one. */
function standing(filter: AttributeFilter, list: MendedList): AttributeFilter {
  const retired = successors(list);
  const mended = Object.entries(filter).map(([match, ids]) => [
    match,
    [...new Set(ids.map((id) => retired.get(id) ?? id))],
  ]);
  return Object.fromEntries(mended);
}
