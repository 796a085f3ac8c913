import type { Dimension, Market, Selection } from "@talent/market";
import { asTalents } from "../asTalents.ts";
import { type Figure, figure, insufficientData } from "../Figure.ts";
import type { FactPlace, PlaceFactRecord, PlaceFactSource } from "./PlaceFactSource.ts";
import { timeDifference } from "./timeDifference.ts";

/** A place to describe, its time zone where known, and the places it lies in, the nearest first. */
export type PlaceToDescribe = FactPlace & { timeZone?: string; within: readonly FactPlace[] };

/** A number with the year and source it is of. */
export type SourcedNumber = { value: number; year: number | null; source: string };

/** The lowest lawful wage: an amount per interval in a currency, or words where the law gives no single one. */
export type MinimumWage =
  | { amount: number; interval: string; currency: string; year: number | null; source: string }
  | { words: string; year: number | null; source: string };

/** What is known of a place; anything unknown is absent. */
export type LocationFactors = FactPlace & {
  /** Minutes ahead of the base location on the as-of date. */
  timeDifference?: number;
  population?: SourcedNumber;
  /** Workers in the role, in whole numbers, and their share (0 to 1) of the population. */
  supply: number;
  qualifiedPopulation?: number;
  /** Percent. */
  unemploymentRate?: SourcedNumber;
  /** Percent. */
  corporateIncomeTaxRate?: SourcedNumber;
  minimumWage?: MinimumWage;
};

/** Which places to describe, against which base time zone. */
export type LocationFactorsRequest = { places: readonly PlaceToDescribe[]; baseTimeZone?: string };

type Facts = ReadonlyMap<string, PlaceFactRecord>;

/**
 * Facts about the places asked for, in the order asked, with the role's supply there. Population and unemployment
 * are the place's own; tax and minimum wage are those of the nearest place around it whose law is known.
 */
export async function locationFactors(
  market: Market,
  source: PlaceFactSource,
  selection: Selection,
  { places, baseTimeZone }: LocationFactorsRequest,
): Promise<Figure<LocationFactors[]>> {
  if (places.length === 0) return insufficientData;
  const [facts, supply] = await Promise.all([
    readFacts(source, places),
    supplyOf(market, asTalents(selection), places),
  ]);
  return figure(
    places.map((place) => {
      const own = facts.get(key(place)) ?? new Map();
      const law = (fact: string) =>
        [place, ...place.within].map((each) => facts.get(key(each))).find((each) => each?.has(fact));
      const population = toNumber(own.get("population"));
      const talents = supply.get(key(place)) ?? 0;
      return {
        kind: place.kind,
        id: place.id,
        timeDifference:
          place.timeZone && baseTimeZone
            ? timeDifference(place.timeZone, baseTimeZone, market.asOf)
            : undefined,
        population,
        supply: Math.round(talents),
        qualifiedPopulation: population && population.value > 0 ? talents / population.value : undefined,
        unemploymentRate: toNumber(own.get("unemployment_rate")),
        corporateIncomeTaxRate: toNumber(law("corporate_income_tax")?.get("corporate_income_tax")),
        minimumWage: toMinimumWage(law("minimum_wage")),
      };
    }),
  );
}

async function readFacts(
  source: PlaceFactSource,
  places: readonly PlaceToDescribe[],
): Promise<ReadonlyMap<string, Facts>> {
  const facts = new Map<string, Map<string, PlaceFactRecord>>();
  const all = places.flatMap((place): FactPlace[] => [place, ...place.within]);
  const byKind = Map.groupBy(all, ({ kind }) => kind);
  await Promise.all(
    [...byKind].map(async ([kind, some]) => {
      for (const record of await source.placeFacts(kind, [...new Set(some.map(({ id }) => id))])) {
        const place = key({ kind, id: record.place });
        facts.set(place, (facts.get(place) ?? new Map()).set(record.fact, record));
      }
    }),
  );
  return facts;
}

/** Talents of each place, by the dimension that its kind names. */
async function supplyOf(
  market: Market,
  talents: Selection,
  places: readonly FactPlace[],
): Promise<Map<string, number>> {
  const byKind = Map.groupBy(places, ({ kind }) => kind);
  const requests = [...byKind].map(([kind, some]) => ({
    dimension: kind satisfies Dimension,
    among: some.map(({ id }) => id),
  }));
  const rankings = await market.countBy(talents, requests);
  return new Map(
    rankings.flatMap(({ values }, index) =>
      values.map(({ value, count }) => [
        key({ kind: requests[index]?.dimension ?? "country", id: value }),
        count,
      ]),
    ),
  );
}

function toNumber(record: PlaceFactRecord | undefined): SourcedNumber | undefined {
  if (!record || record.value.trim() === "" || Number.isNaN(Number(record.value))) return undefined;
  return { value: Number(record.value), year: record.year, source: record.source };
}

function toMinimumWage(facts: Facts | undefined): MinimumWage | undefined {
  const wage = facts?.get("minimum_wage");
  if (!wage) return undefined;
  const { year, source } = wage;
  const amount = toNumber(wage)?.value;
  const interval = facts?.get("minimum_wage_interval")?.value;
  const currency = facts?.get("minimum_wage_currency")?.value;
  if (amount === undefined) return { words: wage.value, year, source };
  return interval && currency ? { amount, interval, currency, year, source } : undefined;
}

function key({ kind, id }: FactPlace): string {
  return `${kind} ${id}`;
}
