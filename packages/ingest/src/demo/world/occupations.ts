import type { Taxonomy } from "@talent/taxonomy";
import { byLongestPrefix, readFacts, readShares } from "../facts/readFacts.ts";
import { remoteShare, scarcity } from "../planted.ts";
import { trait } from "../random.ts";

/** An occupation of the market with the facts behind it. `index` is its position, used as key inside the generator. */
export type DemoOccupation = {
  index: number;
  id: number;
  soc: string;
  name: string;
  function: number;
  zone: number;
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
  titles: { id?: number; name: string }[];
};

/** How many postings a job stands for, by SOC prefix: jobs that people leave more often are advertised more often. */
const turnover = new Map(
  Object.entries({
    "15": 1.5,
    "13": 1.1,
    "11": 0.8,
    "29": 1.5,
    "35": 1.2,
    "53": 1.2,
    "41": 1.2,
    "25": 0.55,
    "33": 0.6,
    "45": 0.35,
    "47": 0.8,
    "51": 0.8,
    "43": 0.9,
    "31": 1.2,
  }),
);

/** All occupations of the taxonomy that the wage survey knows, detailed ones sharing their parent's employment. */
export function demoOccupations(taxonomy: Taxonomy): DemoOccupation[] {
  const facts = new Map(readFacts("occupations").map((row) => [row.soc ?? "", row]));
  const siblings = Map.groupBy(taxonomy.occupations.all, ({ soc8 }) => soc8.slice(0, 7));
  const titlesOf = Map.groupBy(taxonomy.titles.all, ({ occupation }) => occupation);
  const scarce = new Map(Object.entries(scarcity));
  const remote = new Map(Object.entries(remoteShare));
  const found: DemoOccupation[] = [];
  for (const occupation of taxonomy.occupations.all) {
    const soc = occupation.soc8.slice(0, 7);
    const row = facts.get(soc);
    if (row === undefined) continue;
    const number = (column: string) => Number(row[column]);
    const employment = number("employment") * shareOf(occupation.soc8, siblings.get(soc)?.length ?? 1);
    const titles = (titlesOf.get(occupation.id) ?? []).slice(0, 24);
    found.push({
      index: found.length,
      id: occupation.id,
      soc,
      name: occupation.name,
      function: occupation.function,
      zone: occupation.jobZone ?? 3,
      employment,
      demand: employment * (byLongestPrefix(turnover, soc) ?? 1),
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
      titles:
        titles.length > 0
          ? titles.map(({ id, name }) => ({ id, name }))
          : [{ name: singular(occupation.name) }],
    });
  }
  return found;
}

/** A ".00" occupation keeps seven tenths of a code it shares with detailed ones. */
function shareOf(soc8: string, siblings: number): number {
  if (siblings === 1) return 1;
  return soc8.endsWith(".00") ? 0.7 : 0.3 / (siblings - 1);
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

function singular(name: string): string {
  const first = name.split(",")[0] ?? name;
  return first.replace(/ies$/, "y").replace(/(?<!s)s$/, "");
}
