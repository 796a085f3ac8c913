import type { Msa, Taxonomy } from "@talent/taxonomy";
import { type Random, seededRandom } from "../random.ts";

/** Id of the country that institutions are made for. */
export const unitedStates = 840;

/** An invented institution; `weight` is how many degrees it awards beside others. */
export type Institution = {
  id: number;
  name: string;
  msa: Msa;
  kind: "college" | "university" | "community";
  weight: number;
};

/** Ids of invented institutions start above every id of the real ones (IPEDS has six digits). */
const firstInstitution = 9_000_001;

/** Graduates of an institution at least, on average. */
const leastGraduates = 25;

/** Even the smallest market has so many institutions. */
const leastInstitutions = 24;

/** Institutions of the metropolitan areas for so many graduates a year, the largest areas first. */
export function demoInstitutions(
  { taxonomy, seed }: { taxonomy: Taxonomy; seed: number },
  graduates: number,
): Institution[] {
  const random = seededRandom(seed, "institutions");
  const found: Institution[] = [];
  const areas = taxonomy.msas.all
    .filter(({ country, population }) => country === unitedStates && (population ?? 0) > 60_000)
    .sort((one, other) => (other.population ?? 0) - (one.population ?? 0) || one.id - other.id);
  const people = areas.reduce((sum, { population }) => sum + (population ?? 0), 0);
  // A small market has few institutions in the large areas rather than many with a handful of graduates.
  const perInstitution = Math.max(420_000, (people * leastGraduates) / graduates);
  for (const msa of areas) {
    const population = msa.population ?? 0;
    if (population < perInstitution / 7 && found.length >= leastInstitutions) break;
    const count = Math.max(1, Math.round(population / perInstitution));
    const town = msa.name.split(/[-,/]/)[0] ?? msa.name;
    for (let each = 0; each < count; each++) {
      const kind =
        each === 0
          ? random.next() < 0.6
            ? "university"
            : "community"
          : random.pick(["community", "college", "university"] as const);
      const base = population / count;
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

function institutionName(random: Random, town: string, kind: Institution["kind"], each: number): string {
  const tree = `${random.pick(trees)} ${random.pick(["Hill", "Park", "Ridge", "Valley", "Grove"])}`;
  if (kind === "community") return `${tree} Community College of ${town}`;
  return kind === "college"
    ? `${tree} College, ${town}`
    : `${tree} University${each === 0 ? " at" : ","} ${town}`;
}
