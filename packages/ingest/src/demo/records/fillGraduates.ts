import type { DuckDBConnection } from "@duckdb/node-api";
import type { Day } from "@talent/market";
import type { Msa, Taxonomy } from "@talent/taxonomy";
import { type Cell, writeTable } from "../../load/writeTable.ts";
import { readFacts } from "../facts/readFacts.ts";
import { seededRandom } from "../random.ts";

/** What graduates follow from. */
export type GraduatePlan = { taxonomy: Taxonomy; seed: number; until: Day };

const unitedStates = 840;
/** Degrees by level: id of the taxonomy's education level, column of the facts. Doctorates are 5, one above the taxonomy's list. */
const levels = [
  { degree: 2, column: "associate" },
  { degree: 3, column: "bachelor" },
  { degree: 4, column: "master" },
  { degree: 5, column: "doctorate" },
] as const;

/** Graduates by group in the United States, rounded: NCES, Digest of Education Statistics 2023, degrees conferred 2021-22. */
const groups = { white: 0.57, asian: 0.085, black: 0.1, latino: 0.165 } as const;

type Institution = {
  id: number;
  name: string;
  msa: Msa;
  kind: "college" | "university" | "community";
  weight: number;
};

/**
 * Fills `next.graduate` for the latest finished academic year: invented institutions of the United States' metropolitan
 * areas share the country's true numbers of degrees by field and level.
 */
export async function fillGraduates(connection: DuckDBConnection, plan: GraduatePlan): Promise<void> {
  const institutions = demoInstitutions(plan);
  const year = Number(plan.until.slice(0, 4)) - (plan.until.slice(5) < "07-01" ? 1 : 0);
  const socs = Map.groupBy(plan.taxonomy.occupations.all, ({ soc8 }) => soc8.slice(0, 7));
  const rows: Cell[][] = [];
  for (const field of readFacts("fields")) {
    const random = seededRandom(plan.seed, `graduates of ${field.cip}`);
    const occupations = (field.occupations ?? "")
      .split("|")
      .flatMap((soc) => (socs.get(soc) ?? []).map(({ id }) => id));
    for (const { degree, column } of levels) {
      const total = Number(field[column]);
      if (total === 0) continue;
      const offering = institutions
        .filter(
          (institution) =>
            offers(institution, degree) && random.next() < 0.2 + 0.5 * Math.min(1, total / 20_000),
        )
        .map((institution) => ({ institution, weight: institution.weight * (0.3 + 1.4 * random.next()) }));
      const sum = offering.reduce((all, { weight }) => all + weight, 0);
      for (const { institution, weight } of offering) {
        const count = Math.round((total * weight) / sum);
        if (count === 0) continue;
        const women = Math.round(count * clamp(Number(field.women) / 100 + 0.08 * (random.next() - 0.5)));
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
          count - women,
          women,
          ...byGroup(count, random.next()),
          year,
        ]);
      }
    }
  }
  const columns = {
    institution: "UINTEGER",
    institution_name: "VARCHAR",
    country: "UINTEGER",
    state: "UINTEGER",
    msa: "UINTEGER",
    field: "VARCHAR",
    field_name: "VARCHAR",
    occupations: "UINTEGER[]",
    degree: "UINTEGER",
    total: "UINTEGER",
    men: "UINTEGER",
    women: "UINTEGER",
    white: "UINTEGER",
    asian: "UINTEGER",
    black: "UINTEGER",
    latino: "UINTEGER",
    other: "UINTEGER",
    year: "UINTEGER",
  } as const;
  await writeTable(connection, "n_graduate", columns, rows);
  await connection.run(`INSERT INTO next.graduate SELECT * FROM before_graduate;
    INSERT INTO next.graduate SELECT * FROM memory.main.n_graduate ORDER BY institution, field, degree`);
}

/** Ids of invented institutions start above every id of the real ones (IPEDS has six digits). */
const firstInstitution = 9_000_001;

function demoInstitutions({ taxonomy, seed }: GraduatePlan): Institution[] {
  const random = seededRandom(seed, "institutions");
  const found: Institution[] = [];
  const areas = taxonomy.msas.all.filter(
    ({ country, population }) => country === unitedStates && (population ?? 0) > 60_000,
  );
  for (const msa of areas) {
    const count = Math.max(1, Math.round((msa.population ?? 0) / 420_000));
    const town = msa.name.split(/[-,/]/)[0] ?? msa.name;
    for (let each = 0; each < count; each++) {
      const kind =
        each === 0
          ? random.next() < 0.6
            ? "university"
            : "community"
          : random.pick(["community", "college", "university"] as const);
      const base = (msa.population ?? 60_000) / count;
      found.push({
        id: firstInstitution + found.length,
        name: institutionName(random, town, kind, each),
        msa,
        kind,
        weight:
          base * (kind === "university" ? 1.4 : kind === "college" ? 0.6 : 1) * (0.4 + 1.2 * random.next()),
      });
    }
  }
  return found;
}

const trees = [
  "Aspen",
  "Birchwood",
  "Cedar",
  "Elmwood",
  "Hawthorn",
  "Juniper",
  "Laurel",
  "Linden",
  "Maple",
  "Rowan",
  "Sycamore",
  "Willow",
];

function institutionName(
  random: ReturnType<typeof seededRandom>,
  town: string,
  kind: Institution["kind"],
  each: number,
): string {
  const tree = `${random.pick(trees)} ${random.pick(["Hill", "Park", "Ridge", "Valley", "Grove"])}`;
  if (kind === "community") return `${tree} Community College of ${town}`;
  return kind === "college"
    ? `${tree} College, ${town}`
    : `${tree} University${each === 0 ? " at" : ","} ${town}`;
}

function offers({ kind }: Institution, degree: number): boolean {
  if (kind === "community") return degree === 2;
  return kind === "college" ? degree === 2 || degree === 3 : degree >= 3;
}

function byGroup(count: number, draw: number): number[] {
  const tilt = 0.7 + 0.6 * draw;
  const black = Math.round(count * groups.black * tilt);
  const latino = Math.round(count * groups.latino * tilt);
  const asian = Math.round(count * groups.asian * tilt);
  const white = Math.min(count - black - latino - asian, Math.round(count * groups.white));
  return [white, asian, black, latino, count - white - asian - black - latino];
}

function clamp(share: number): number {
  return Math.min(0.99, Math.max(0.01, share));
}
