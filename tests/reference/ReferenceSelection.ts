import type { Filter, Keyword, Selection, Window } from "../../packages/market/src/index.ts";

/**
 * A condition written twice: as the algebra has it, and by hand as SQL over a record `r` with its employer `e`. The
 * second form is the one that the first is held against. `talents` is the SQL for talents where it differs.
 */
export type Condition = {
  name: string;
  filters?: readonly Filter[];
  keyword?: Keyword;
  sql: string;
  talents?: string;
};

/** A place with the country it is in and a condition. */
export type ReferencePlace = Condition & { country: number };

/** Which days, how they are read, and whose postings are shown. */
export type Settings = {
  window: Window;
  basis: "firstSeen" | "open";
  staffing: boolean;
  anonymous: boolean;
};

/** One fixed selection in both forms. */
export type ReferenceSelection = { place: ReferencePlace; role: Condition; settings: Settings };

/** The selection as the algebra has it. */
export function toSelection({ place, role, settings }: ReferenceSelection): Selection & { window: Window } {
  const { window, basis, staffing, anonymous } = settings;
  return {
    fact: "posting",
    filters: [...(place.filters ?? []), ...(role.filters ?? [])],
    keyword: role.keyword,
    window,
    basis,
    staffing,
    anonymous,
  };
}

/** What a reader sees of a selection. */
export function nameOf({ place, role, settings }: ReferenceSelection): string {
  const { window, basis, staffing, anonymous } = settings;
  const hidden = [staffing ? "" : "no staffing", anonymous ? "" : "no anonymous"].filter(Boolean);
  return [place.name, role.name, `${window.from} to ${window.to}`, basis, ...hidden].join(" · ");
}
