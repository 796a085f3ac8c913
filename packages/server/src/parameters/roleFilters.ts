import type { Dimension, Filter } from "@talent/market";
import type { IdList } from "./IdList.ts";

/** Role attributes by the names of their parameters, and the dimensions they are. */
export const roleDimensions = {
  occupation: "occupation",
  semicleantitle: "title",
  function: "function",
  skill: "skill",
  credential: "credential",
  employmenttype: "employmentType",
  educationlevel: "education",
  experiencelevel: "experience",
} as const satisfies Record<string, Dimension>;

/** The name of a role attribute's parameter. */
export type RoleName = keyof typeof roleDimensions;

const roleNames = Object.keys(roleDimensions) as RoleName[];

/** Lists of ids by role attribute, given as parameters or kept as a talent profile. */
export type Role = { readonly [Name in RoleName]?: Partial<IdList> };

/** One filter for each attribute that asks for something. */
export function roleFilters(role: Role): Filter[] {
  const filters: Filter[] = [];
  for (const name of roleNames) if (role[name]) filters.push(...listFilter(roleDimensions[name], role[name]));
  return filters;
}

/** A list as a filter on a dimension; none when the list asks for nothing. */
export function listFilter(dimension: Dimension, list: Partial<IdList> | undefined): Filter[] {
  if (!list) return [];
  const { any = [], all = [], none = [] } = list;
  if (any.length + all.length + none.length === 0) return [];
  return [
    {
      dimension,
      ...(any.length > 0 && { any }),
      ...(all.length > 0 && { all }),
      ...(none.length > 0 && { none }),
    },
  ];
}
