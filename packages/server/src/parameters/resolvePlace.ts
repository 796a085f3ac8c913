import type { LocationRule } from "@talent/contract/data-api";
import type { Filter } from "@talent/market";
import type { Taxonomy } from "@talent/taxonomy";
import { Problem } from "../http/Problem.ts";
import { countryByIso2 } from "./countryByIso2.ts";
import { type IdList, listValues } from "./IdList.ts";
import type { ReadQuery } from "./readQuery.ts";

/** Kinds of place, the broadest first. */
const kinds = ["country", "state", "msa", "county", "city"] as const;

/** A kind of place a call can name. */
export type PlaceKind = (typeof kinds)[number];

/** The place that counts: its kind, its ids, the country or countries it lies in, as filters. */
export type ResolvedPlace = { kind: PlaceKind; ids: number[]; countries: number[]; filter: Filter };

const lists = {
  state: (taxonomy: Taxonomy) => taxonomy.states,
  msa: (taxonomy: Taxonomy) => taxonomy.msas,
  county: (taxonomy: Taxonomy) => taxonomy.counties,
  city: (taxonomy: Taxonomy) => taxonomy.cities,
};

function idsOf(kind: PlaceKind, query: ReadQuery, taxonomy: Taxonomy): number[] | undefined {
  const given = query[kind] as IdList<number | string> | undefined;
  if (!given) return undefined;
  const values = listValues(given);
  if (kind !== "country") return values as number[];
  return values.map((iso2) => countryByIso2(taxonomy.countries, String(iso2))?.id ?? 0);
}

function countryOf(kind: PlaceKind, id: number, taxonomy: Taxonomy): number {
  return kind === "country" ? id : (lists[kind](taxonomy).byId(id)?.country ?? 0);
}

/** Each value once; a Set for the one country of most calls costs more than all else that is done with it. */
const distinct = (values: number[]): number[] => (values.length < 2 ? values : [...new Set(values)]);

/**
 * The one place of a query by the contract's precedence; undefined when none is given. Ids are known to exist. Throws
 * `severalCountries` when all places given, the losing ones too, lie in more countries than the operation takes.
 */
export function resolvePlace(
  query: ReadQuery,
  rule: LocationRule,
  taxonomy: Taxonomy,
): ResolvedPlace | undefined {
  const given: Omit<ResolvedPlace, "filter">[] = [];
  for (const kind of kinds) {
    const ids = idsOf(kind, query, taxonomy);
    if (ids) given.push({ kind, ids, countries: distinct(ids.map((id) => countryOf(kind, id, taxonomy))) });
  }
  const all = distinct(given.flatMap(({ countries }) => countries));
  if (all.length > rule.countries) {
    const isos = all.map((id) => taxonomy.countries.byId(id)?.iso2).join(", ");
    const most = rule.countries === 1 ? "one country" : `at most ${rule.countries} countries`;
    throw new Problem("severalCountries", { hint: `Give places of ${most}; these lie in ${isos}` });
  }
  const winner = rule.precedence === "broadest" ? given[0] : given.at(-1);
  return winner && { ...winner, filter: { dimension: winner.kind, any: winner.ids } };
}
