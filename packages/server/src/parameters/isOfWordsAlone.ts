import type { Selected } from "./select.ts";

/**
 * Whether the role is a talent profile of a keyword expression alone. Talents have no text, so nothing of it is known of
 * them, and everybody is not its supply.
 */
export function isOfWordsAlone({ selection: { filters, keyword }, place, input }: Selected): boolean {
  const role = filters.filter((filter) => filter !== place?.filter && filter.dimension !== "employer");
  return input.talentprofile !== undefined && keyword !== undefined && role.length === 0;
}
