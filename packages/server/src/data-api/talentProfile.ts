import type {
  AttributeFilter,
  TalentProfile,
  TalentProfileCategory,
  TalentProfileDefinition,
} from "@talent/accounts";
import type { components } from "@talent/contract/data-api";
import { soc8Of } from "@talent/taxonomy";
import type { RoleName } from "../parameters/roleFilters.ts";
import { roleDimensions } from "../parameters/roleFilters.ts";
import { type Names, namesOf } from "./names.ts";

type Definition = components["schemas"]["TalentProfileDefinition"];

/** Kinds of talent profile by their names on the wire. */
export const categoryNames = {
  sharedByProvider: "sharedbytalentintelligence",
  sharedWithMe: "sharedwithme",
  mine: "mine",
} as const satisfies Record<TalentProfileCategory, string>;

/** A kind of talent profile on the wire. */
export type WireCategory = (typeof categoryNames)[TalentProfileCategory];

/** A profile in a list. */
export function toProfile({
  id,
  name,
  createdDate,
  updatedDate,
}: TalentProfile): components["schemas"]["TalentProfile"] {
  return { id, name, createdDate, updatedDate };
}

type Match = components["schemas"]["ProfileMatch"];

/** The values of a filter with what each asks for: those demanded first, those left out last. */
function matched({ any = [], all = [], none = [] }: AttributeFilter = {}): { id: number; match: Match }[] {
  return [
    ...all.map((id) => ({ id, match: "all" as const })),
    ...any.map((id) => ({ id, match: "any" as const })),
    ...none.map((id) => ({ id, match: "none" as const })),
  ];
}

/** A profile's role with names, and with what each value asks for. */
export async function toDefinition(definition: TalentProfileDefinition, names: Names): Promise<Definition> {
  const named = async (role: RoleName) => {
    const values = matched(definition[role]);
    const ids = values.map(({ id }) => id);
    const name = await namesOf(roleDimensions[role], ids, names);
    return values.map(({ id, match }) => ({ id, name: name(id), match }));
  };
  const occupations = await named("occupation");
  return {
    function: await named("function"),
    occupation: occupations.map((occupation) => ({ ...occupation, soccode: soc8Of(occupation.id) })),
    skill: await named("skill"),
    credential: await named("credential"),
    semicleantitle: await named("semicleantitle"),
    educationlevel: await named("educationlevel"),
    experiencelevel: await named("experiencelevel"),
    employmenttype: await named("employmenttype"),
    query: definition.query ?? null,
  };
}
