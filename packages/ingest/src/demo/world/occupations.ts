import type { Taxonomy } from "@talent/taxonomy";
import { byLongestPrefix, readFacts, readShares } from "../facts/readFacts.ts";
import { remoteShare, scarcity } from "../planted.ts";
import { trait } from "../random.ts";
import { type DemoEducation, educationOf, zoneOf } from "./education.ts";
import { spreadManufacturing } from "./spreadManufacturing.ts";
import { type UsedTitle, usedTitles } from "./usedTitles.ts";

/** An occupation of the market with the facts behind it. `index` is its position, used as key inside the generator. */
export type DemoOccupation = {
  index: number;
  id: number;
  soc: string;
  name: string;
  function: number;
  zone: number;
  education: DemoEducation;
  /** Employed people in the United States. */
  employment: number;
  /** Postings relative to other occupations. */
  demand: number;
  /** Median and spread of yearly pay in USD (10th to 90th percentile). */
  pay: { p10: number; p50: number; p90: number };
  hourly: boolean;
  scarcity: number;
  remote: number;
  women: number;
  /** White, Asian, Black, Hispanic, other; they add up to 1. */
  ethnicity: readonly number[];
  industries: { subindustry: number; share: number }[];
  /** The most used first: those of Britain and countries of its usage, and those of all others. */
  titles: Record<"british" | "other", UsedTitle[]>;
};

/**
 * How many postings a job stands for, by SOC prefix, planted: jobs that people leave often are advertised often, and jobs
 * for graduates are advertised online more than others (Carnevale and others, 2014).
 */
const advertised = new Map(
  Object.entries({
    "11": 1.5,
    "13": 1.9,
    "15": 3,
    "17": 2.2,
    "19": 1.5,
    "25": 0.8,
    "29": 2,
    "31": 1.2,
    "33": 0.8,
    "35": 0.8,
    "41": 1,
    "43": 0.8,
    "45": 0.8,
    "47": 1,
    "51": 0.7,
    "53": 1,
    "53-3032": 1.6,
  }),
);

/** Neighbouring occupations that the survey counts under a code of its own; others it counts under their broad code (31-1120). */
const together = new Map([
  ["21-1011", "21-1018"],
  ["21-1014", "21-1018"],
  ["25-2055", "25-2052"],
  ["25-2056", "25-2052"],
  ["25-9042", "25-9045"],
  ["25-9043", "25-9045"],
  ["25-9049", "25-9045"],
  ["51-2022", "51-2028"],
  ["51-2023", "51-2028"],
  ["53-1042", "53-1047"],
  ["53-1043", "53-1047"],
  ["53-1044", "53-1047"],
  ["53-1049", "53-1047"],
]);

/** All occupations of the taxonomy that the wage survey knows, detailed ones sharing their parent's employment. */
export function demoOccupations(taxonomy: Taxonomy): DemoOccupation[] {
  const facts = new Map(readFacts("occupations").map((row) => [row.soc ?? "", row]));
  const surveyed = (soc8: string) => {
    const soc = soc8.slice(0, 7);
    return [soc, together.get(soc) ?? "", `${soc.slice(0, 6)}0`].find((code) => facts.has(code)) ?? "";
  };
  const siblings = Map.groupBy(taxonomy.occupations.all, ({ soc8 }) => surveyed(soc8));
  const titleNamed = new Map(taxonomy.titles.all.map(({ id, name }) => [name, { id, name }]));
  const ofOthers = (name: string) => titleNamed.get(name);
  const titlesOf = Map.groupBy(taxonomy.titles.all, ({ occupation }) => occupation);
  const scarce = new Map(Object.entries(scarcity));
  const remote = new Map(Object.entries(remoteShare));
  const education = educationOf();
  const found: DemoOccupation[] = [];
  for (const occupation of taxonomy.occupations.all) {
    const soc = occupation.soc8.slice(0, 7);
    const row = facts.get(surveyed(occupation.soc8));
    if (row === undefined) continue;
    const number = (column: string) => Number(row[column]);
    const employment =
      number("employment") * shareOf(occupation.soc8, siblings.get(surveyed(occupation.soc8)) ?? []);
    const titles = (titlesOf.get(occupation.id) ?? []).map(({ id, name }) => ({ id, name }));
    const asked = education(soc);
    found.push({
      index: found.length,
      id: occupation.id,
      soc,
      name: occupation.name,
      function: occupation.function,
      zone: occupation.jobZone ?? zoneOf(asked),
      education: asked,
      employment,
      demand: employment * (byLongestPrefix(advertised, soc) ?? 1),
      pay: { p10: number("p10"), p50: number("p50"), p90: number("p90") },
      hourly: number("p50") < 52_000,
      scarcity: byLongestPrefix(scarce, soc) ?? 0.2 + 0.4 * trait("scarcity", soc),
      remote: byLongestPrefix(remote, soc) ?? 0,
      women: number("women") / 100,
      ethnicity: ethnicity(row),
      industries: readShares(row.industries ?? "").map(({ name, share }) => ({
        subindustry: Number(name),
        share,
      })),
      titles: {
        british: usedTitles(occupation.name, titles, "british", ofOthers),
        other: usedTitles(occupation.name, titles, "other", ofOthers),
      },
    });
  }
  const industries = spreadManufacturing(found);
  return found.map((occupation, index) => ({ ...occupation, industries: industries[index] ?? [] }));
}

/** Occupations of a six-digit code share alike; of those within one, the ".00" keeps seventeen twentieths. */
function shareOf(soc8: string, siblings: readonly { soc8: string }[]): number {
  const codes = new Set(siblings.map((each) => each.soc8.slice(0, 7)));
  const within = siblings.filter((each) => each.soc8.slice(0, 7) === soc8.slice(0, 7));
  const whole = 1 / Math.max(1, codes.size);
  if (within.length <= 1) return whole;
  const general = within.some((each) => each.soc8.endsWith(".00"));
  if (!general) return whole / within.length;
  return whole * (soc8.endsWith(".00") ? 0.85 : 0.15 / (within.length - 1));
}

/** The survey counts Hispanic people in every race; the races' shares here are of those who are not. */
function ethnicity(row: Record<string, string>): number[] {
  const share = (column: string, fallback: number) => (row[column] ? Number(row[column]) / 100 : fallback);
  const hispanic = share("hispanic", 0.18);
  const [white, black, asian] = [share("white", 0.775), share("black", 0.123), share("asian", 0.066)];
  const other = Math.max(0.01, 1 - white - black - asian);
  const nonHispanicWhite = Math.max(0.02, white - hispanic * 0.9);
  const parts = [nonHispanicWhite, asian, black, hispanic, other];
  const total = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / total);
}
