import { createExtractor } from "@talent/extraction";
import type { Taxonomy } from "@talent/taxonomy";
import {
  concentratedMarkets,
  concentration,
  duration,
  hubs,
  levelPay,
  remoteShift,
  seasonality,
  years,
} from "./planted.ts";
import { type DemoOccupation, demoOccupations } from "./world/occupations.ts";
import { type PayGrowth, payFactor, payGrowthOf, payGrowths } from "./world/payGrowth.ts";
import { demoCountries } from "./world/places.ts";
import { demoSkills, type SkillTrend } from "./world/skills.ts";

/** What was put into the demonstration market, in ids of the taxonomy, for those who hold measures against it. */
export type PlantedStructure = {
  /** How shares of skills move: yearly factor by skill; new skills only occur in the last year. */
  trends: SkillTrend[];
  /** Skills that come together more often than by chance. */
  bundles: { strength: number; skills: number[] }[];
  /** What a skill multiplies advertised pay with. */
  premiums: { skill: number; factor: number }[];
  /** Pay of levels (experience level ids) against the occupation's middle. */
  levelPay: Record<1 | 2 | 3, number>;
  /** Median days a posting of an occupation stays open, how scarce its workers are (0 to 1), and its middle pay in USD. */
  occupations: { id: number; scarcity: number; medianDays: number; share: number; medianPay: number }[];
  /** Pay in a country in a month ("2024-02") against that of the month that `medianPay` is of. */
  payFactor: (country: number, month: string) => number;
  /** Pay of countries: `factor` times the United States' for an occupation of 60,000 there, times (its pay / 60,000) to the power of `spread` - 1 for others. */
  countryPay: { country: number; factor: number; spread: number }[];
  /** Workers of countries whose employees are told, against the United States'. */
  countryWorkers: { country: number; ratio: number }[];
  /** Markets where one employer takes about so much of an industry's postings. */
  concentratedMarkets: { msa: number; subindustry: number; occupation: number; employerShare: number }[];
  /** Areas where a group of occupations is asked for so many times more often. */
  hubs: { name: string; occupations: number[]; msas: number[]; factor: number }[];
  seasonality: typeof seasonality;
  remoteShift: typeof remoteShift;
  years: number;
};

/** The structure planted for a taxonomy; the same for every seed and size. */
export function plantedStructure(taxonomy: Taxonomy): PlantedStructure {
  const occupations = demoOccupations(taxonomy);
  const { trends, bundles, premiums } = demoSkills(taxonomy, createExtractor(taxonomy), occupations);
  const growths = payGrowths();
  const countries = demoCountries(taxonomy);
  const employment = occupations.reduce((sum, occupation) => sum + occupation.employment, 0);
  const isoOf = new Map(taxonomy.countries.all.map(({ id, iso2 }) => [id, iso2]));
  const demand = occupations.reduce((sum, occupation) => sum + occupation.demand, 0);
  return {
    trends,
    bundles,
    premiums,
    levelPay: { 1: levelPay.junior, 2: levelPay.middle, 3: levelPay.senior },
    occupations: occupations.map((it) => ({
      id: it.id,
      scarcity: it.scarcity,
      medianDays: duration.leastDays + (duration.mostDays - duration.leastDays) * it.scarcity,
      share: it.demand / demand,
      medianPay: it.pay.p50,
    })),
    payFactor: (country, month) =>
      payFactor(growths[payGrowthOf(isoOf.get(country) ?? "", growths)] as PayGrowth, month),
    countryPay: countries.map(({ id, pay, spread }) => ({ country: id, factor: pay, spread })),
    countryWorkers: countries.flatMap(({ id, employees }) =>
      employees === undefined ? [] : [{ country: id, ratio: employees / employment }],
    ),
    concentratedMarkets: concentratedMarkets.map(({ msa, subindustry, occupation }) => ({
      msa,
      subindustry,
      occupation: idOf(occupations, occupation),
      employerShare: concentration.employerShare,
    })),
    hubs: hubs.map(({ name, soc, msas, factor }) => ({
      name,
      occupations: occupations
        .filter((it) => soc.some((prefix) => it.soc.startsWith(prefix)))
        .map(({ id }) => id),
      msas: [...msas],
      factor,
    })),
    seasonality,
    remoteShift,
    years,
  };
}

function idOf(occupations: readonly DemoOccupation[], soc: string): number {
  const found = occupations.find((occupation) => occupation.soc === soc);
  if (found === undefined) throw new Error(`no occupation ${soc}`);
  return found.id;
}
