import type {
  FactPlace,
  LocationFactors,
  MinimumWage,
  PlaceToDescribe,
  SourcedNumber,
} from "@talent/analytics";
import type { components } from "@talent/contract/data-api";
import type { Msa, Taxonomy } from "@talent/taxonomy";
import type { ResolvedPlace } from "../parameters/resolvePlace.ts";
import { toPlaceCountry } from "./place.ts";

type Factor = components["schemas"]["LocationFactor"];

/** What stands where nobody publishes a figure. */
const unknown = "N/A";

const countryPlace = (id: number): FactPlace => ({ kind: "country", id });

/**
 * Each place asked for, in the order asked, then the metropolitan areas within them, the largest population first; counties
 * and cities by the areas they lie in.
 */
export function placesToDescribe({ kind, ids }: ResolvedPlace, taxonomy: Taxonomy): PlaceToDescribe[] {
  const areas = areasWithin(kind, ids, taxonomy).map(({ id, timeZone, state, country }) => ({
    kind: "msa" as const,
    id,
    timeZone,
    within: [{ kind: "state" as const, id: state }, countryPlace(country)],
  }));
  if (kind === "country")
    return [
      ...ids.map((id) => ({ kind, id, timeZone: taxonomy.countries.byId(id)?.timeZone, within: [] })),
      ...areas,
    ];
  if (kind !== "state") return areas;
  const states = ids.map((id) => {
    const state = taxonomy.states.byId(id);
    return { kind, id, timeZone: state?.timeZone, within: state ? [countryPlace(state.country)] : [] };
  });
  return [...states, ...areas];
}

function areasWithin(
  kind: ResolvedPlace["kind"],
  ids: readonly number[],
  { msas, counties, cities }: Taxonomy,
) {
  const inPlace = {
    country: () => msas.all.filter(({ country }) => ids.includes(country)),
    state: () => msas.all.filter(({ states }) => states.some((state) => ids.includes(state))),
    msa: () => ids.flatMap((id) => msas.byId(id) ?? []),
    county: () => areasOf(ids.map((id) => counties.byId(id)?.msa)),
    city: () => areasOf(ids.map((id) => cities.byId(id)?.msa)),
  };
  const areasOf = (areas: readonly (number | undefined)[]) =>
    [...new Set(areas)].flatMap((id) => (id === undefined ? [] : (msas.byId(id) ?? [])));
  const areas = inPlace[kind]();
  return kind === "msa" ? areas : areas.sort(bySize);
}

/** The largest population first, those without a known one last; ties by id. */
function bySize(one: Msa, other: Msa): number {
  return (other.population ?? 0) - (one.population ?? 0) || one.id - other.id;
}

/** Facts of a place under their names on the wire; what is unknown is N/A. */
export function toLocationFactor(factors: LocationFactors, taxonomy: Taxonomy): Factor {
  const { kind, id } = factors;
  const list = { country: taxonomy.countries, state: taxonomy.states, msa: taxonomy.msas }[kind];
  const entry = list.byId(id);
  const country = kind === "country" ? id : ((entry as { country?: number } | undefined)?.country ?? 0);
  return {
    country: toPlaceCountry(country, taxonomy),
    id,
    label: entry?.name ?? String(id),
    type: kind,
    timedifference: offsetText(factors.timeDifference),
    population: factors.population ? Math.round(factors.population.value) : unknown,
    qualifiedpopulation: shareText(factors.qualifiedPopulation),
    unemploymentrate: percentText(factors.unemploymentRate),
    corporateincometaxrate: percentText(factors.corporateIncomeTaxRate),
    minimumwage: wage(factors.minimumWage),
  };
}

/** Minutes as `+hh:mm` or `-hh:mm`. */
function offsetText(minutes: number | undefined): string {
  if (minutes === undefined) return unknown;
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? "-" : "+"}${String(hours).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
}

const shareText = (share: number | undefined) =>
  share === undefined ? unknown : `${(share * 100).toFixed(2)}%`;
const percentText = (percent: SourcedNumber | undefined) => (percent ? `${percent.value}%` : unknown);

const calculations: Record<string, components["schemas"]["MinimumWage"]["calculated"]> = {
  hour: "hourly",
  day: "daily",
  week: "weekly",
  month: "monthly",
  year: "yearly",
};

function wage(minimum: MinimumWage | undefined): Factor["minimumwage"] {
  if (!minimum) return unknown;
  if ("words" in minimum) return minimum.words;
  const calculated = calculations[minimum.interval];
  if (!calculated) return unknown;
  const { amount: value, currency: currencyCode } = minimum;
  return { value, calculated, currencyCode, currencySymbol: symbolOf(currencyCode) };
}

const signs = new Map<string, string>();

/** The sign of a currency, which takes a fifth of a millisecond to find: it is found once. */
function symbolOf(currency: string): string {
  const known = signs.get(currency) ?? findSymbol(currency);
  signs.set(currency, known);
  return known;
}

/** The sign of a currency as English readers know it: `$`, `CA$`, `€`; those they know none of have their own: `R`, `zł`. */
function findSymbol(currency: string): string {
  const sign = (currencyDisplay: "symbol" | "narrowSymbol") =>
    new Intl.NumberFormat("en-US", { style: "currency", currency, currencyDisplay })
      .formatToParts(0)
      .find(({ type }) => type === "currency")?.value ?? currency;
  return sign("symbol") === currency ? sign("narrowSymbol") : sign("symbol");
}
