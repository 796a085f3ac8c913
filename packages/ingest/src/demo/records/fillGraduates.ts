import type { DuckDBConnection } from "@duckdb/node-api";
import type { Day } from "@talent/market";
import type { Taxonomy } from "@talent/taxonomy";
import { type Cell, writeTable } from "../../load/writeTable.ts";
import { graduateColumns } from "../../parts/graduatePart.ts";
import { readFacts } from "../facts/readFacts.ts";
import { type Random, seededRandom, spreadOverSlots } from "../random.ts";
import { demoInstitutions, type Institution, unitedStates } from "./demoInstitutions.ts";
import { placeIds } from "./fillPlaceFacts.ts";
import { groupTilts } from "./groupTilts.ts";

/** What graduates follow from. */
export type GraduatePlan = {
  taxonomy: Taxonomy;
  seed: number;
  until: Day;
  /** How many people one graduate stands for. */
  people: number;
};

/** Degrees by level: id of the taxonomy's education level, column of the facts. Doctorates are 5, one above the taxonomy's list. */
const levels = [
  { degree: 2, column: "associate" },
  { degree: 3, column: "bachelor" },
  { degree: 4, column: "master" },
  { degree: 5, column: "doctorate" },
] as const;

/** Graduates by group in the United States (white, Asian, Black, Latino, other), rounded: NCES, Digest of Education Statistics 2023, degrees conferred 2021-22. */
const groups = [0.57, 0.085, 0.1, 0.165, 0.08] as const;

/**
 * Fills `next.graduate` for the latest finished academic year: invented institutions of the United States' metropolitan
 * areas share the country's true numbers of degrees by field and level, at the market's scale.
 */
export async function fillGraduates(connection: DuckDBConnection, plan: GraduatePlan): Promise<void> {
  const year = Number(plan.until.slice(0, 4)) - (plan.until.slice(5) < "07-01" ? 1 : 0);
  const fields = readFacts("fields");
  const all = fields.reduce(
    (sum, field) => levels.reduce((n, { column }) => n + Number(field[column]), sum),
    0,
  );
  const institutions = demoInstitutions(plan, all / plan.people);
  const socs = Map.groupBy(plan.taxonomy.occupations.all, ({ soc8 }) => soc8.slice(0, 7));
  const tilts = groupTilts(placeIds(plan.taxonomy));
  const rows: Cell[][] = [];
  for (const field of fields) {
    const random = seededRandom(plan.seed, `graduates of ${field.cip}`);
    const occupations = (field.occupations ?? "")
      .split("|")
      .flatMap((soc) => (socs.get(soc) ?? []).map(({ id }) => id));
    for (const { degree, column } of levels) {
      const total = Math.floor(Number(field[column]) / plan.people + random.next());
      for (const { institution, count } of programmes(institutions, degree, total, random)) {
        const women = clamp(Number(field.women) / 100 + 0.08 * (random.next() - 0.5));
        rows.push([
          institution.id,
          institution.name,
          unitedStates,
          institution.msa.state,
          institution.msa.id,
          field.cip,
          field.name,
          occupations,
          degree,
          count,
          ...split(count, [1 - women, women], random.next()),
          ...byGroup(count, random, tilts.get(institution.msa.state)),
          year,
        ]);
      }
    }
  }
  await writeTable(connection, "n_graduate", graduateColumns, rows);
  await connection.run(`INSERT INTO next.graduate SELECT * FROM before_graduate;
    INSERT INTO next.graduate SELECT * FROM memory.main.n_graduate ORDER BY institution, field, degree`);
}

/** Graduates of a programme at least, on average. */
const leastGraduates = 4;

/** Which institutions award so many degrees of a field and level, the larger ones more; each has a few at least. */
function programmes(
  institutions: readonly Institution[],
  degree: number,
  total: number,
  random: Random,
): { institution: Institution; count: number }[] {
  if (total === 0) return [];
  const most = Math.max(1, Math.floor(total / leastGraduates));
  const offering = institutions
    .filter((institution) => offers(institution, degree))
    .map((institution) => ({
      institution,
      weight: institution.weight * (0.3 + 1.4 * random.next()),
      rank: 0,
    }))
    // Drawn without replacement in proportion to weight (Efraimidis and Spirakis, 2006).
    .map((each) => ({ ...each, rank: random.next() ** (1 / each.weight) }))
    .sort((one, other) => other.rank - one.rank || one.institution.id - other.institution.id)
    .slice(0, Math.min(most, 400));
  const awarded = spreadOverSlots(
    offering.map(({ weight }) => weight),
    total,
  );
  const counts = new Map<number, number>();
  for (const position of awarded) counts.set(position, (counts.get(position) ?? 0) + 1);
  return [...counts].map(([position, count]) => ({
    institution: (offering[position] as (typeof offering)[number]).institution,
    count,
  }));
}

function offers({ kind }: Institution, degree: number): boolean {
  if (kind === "community") return degree === 2;
  return kind === "college" ? degree === 2 || degree === 3 : degree >= 3;
}

/** The country's groups as they are in the state, some institutions with more of the smaller ones. */
function byGroup(count: number, random: Random, tilts: readonly number[] = []): number[] {
  const own = 0.7 + 0.6 * random.next();
  const parts = groups.map((share, group) => share * (tilts[group] ?? 1) * (group === 0 ? 1 : own));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return split(
    count,
    parts.map((part) => part / whole),
    random.next(),
  );
}

/** Splits a whole number by shares into whole numbers that add up to it; each is right on average. */
function split(count: number, shares: readonly number[], draw: number): number[] {
  let [share, before] = [0, 0];
  return shares.map((each, index) => {
    share += each;
    const now = index === shares.length - 1 ? count : Math.min(count, Math.floor(share * count + draw));
    const part = now - before;
    before = now;
    return part;
  });
}

function clamp(share: number): number {
  return Math.min(0.99, Math.max(0.01, share));
}
