import type { DuckDBConnection } from "@duckdb/node-api";
import type { Day } from "@talent/market";
import { type Cell, writeTable } from "../../load/writeTable.ts";
import { reviewColumns } from "../../parts/reviewPart.ts";
import { firstDay } from "../calendar.ts";
import { reviewLift } from "../planted.ts";
import { seededRandom } from "../random.ts";
import { complaint, headlines, praise } from "../texts/reviews.data.ts";
import type { Offer } from "../world/attributes.ts";
import type { DemoEmployer } from "../world/employers.ts";
import type { DemoPlace } from "../world/places.ts";
import type { World } from "../world/World.ts";
import { offersOf, speaksOf } from "../world/writeEmployers.ts";

/** Which employers are reviewed under which ids, and how much. */
export type ReviewPlan = { ids: readonly number[]; seed: number; until: Day; postings: number };

const categories = [155, 156, 157, 158, 159] as const;
const columns = { id: "UINTEGER", employer: "UINTEGER", ...reviewColumns } as const;

/**
 * Fills `next.review`: the more an employer hires the more reviews it has, and the more brand attributes of a category it
 * speaks of the better that category is rated. Anonymous employers have none.
 */
export async function fillReviews(
  connection: DuckDBConnection,
  world: World,
  plan: ReviewPlan,
): Promise<void> {
  const reader = await connection.runAndReadAll(
    "SELECT employer, count(*)::INT AS n FROM next.posting GROUP BY employer",
  );
  const hired = new Map(reader.getRows().map(([id, n]) => [Number(id), Number(n)]));
  const wanted = Math.min(400_000, Math.max(4_000, Math.round(plan.postings / 5)));
  const before = await connection.runAndReadAll("SELECT coalesce(max(id), 0)::INT FROM before_review");
  const firstId = Number(before.getRows()[0]?.[0]) + 1;
  const total = [...hired.values()].reduce((sum, n) => sum + n ** 0.8, 0);
  const byCountry = Map.groupBy(world.places, ({ country }) => country);
  const byArea = Map.groupBy(world.places, ({ msa }) => msa);
  const placesOf = ({ country, msa }: DemoEmployer) =>
    (msa === undefined ? byCountry.get(country) : byArea.get(msa)) ?? [];
  const offered = offersOf(world);
  let count = 0;
  function* rows(): Generator<readonly Cell[]> {
    for (const employer of world.employers.all) {
      const id = plan.ids[employer.index] ?? 0;
      const postings = hired.get(id) ?? 0;
      if (postings === 0 || employer.anonymous) continue;
      const random = seededRandom(plan.seed, `reviews of ${employer.key}`);
      const own = Math.floor((wanted * postings ** 0.8) / total + random.next());
      const lifts = categoryLifts(offered(employer), employer);
      const places = placesOf(employer);
      for (let each = 0; each < own; each++)
        yield [firstId + count++, id, ...review(random, employer, { lifts, places, until: plan.until })];
    }
  }
  await writeTable(connection, "n_review", columns, rows());
  await connection.run(`INSERT INTO next.review SELECT * FROM before_review;
    INSERT INTO next.review SELECT * REPLACE (posted::DATE AS posted) FROM memory.main.n_review ORDER BY id;
    DROP TABLE memory.main.n_review`);
}

/** Share of what it may speak of in each category that the employer speaks of, against all employers' mean. */
function categoryLifts(attributes: readonly Offer[], { quality, key }: DemoEmployer): number[] {
  return categories.map((category) => {
    const all = attributes.filter((attribute) => attribute.category === category);
    if (all.length === 0) return quality - 0.5;
    const spoken = all.filter(({ id }) => speaksOf(quality, key, id)).length / all.length;
    return (spoken - 0.25) * reviewLift * 1.4;
  });
}

function review(
  random: ReturnType<typeof seededRandom>,
  employer: DemoEmployer,
  { lifts, places, until }: { lifts: readonly number[]; places: readonly DemoPlace[]; until: Day },
): Cell[] {
  const noise = () => random.next() + random.next() + random.next() - 1.5;
  const mood = noise() * 0.7;
  const ratings = lifts.map((lift) =>
    clamp(Math.round(3.3 + lift + (employer.quality - 0.5) * 0.8 + mood + noise())),
  );
  const overall = clamp(
    Math.round((ratings.reduce((sum, rating) => sum + rating, 0) / 5 + noise() * 0.3) * 2) / 2,
  );
  const best = ratings.indexOf(Math.max(...ratings));
  const worst = ratings.lastIndexOf(Math.min(...ratings));
  const span = Date.parse(until) - Date.parse(firstDay(until));
  const posted = new Date(
    Date.parse(firstDay(until)) + Math.floor(Math.sqrt(random.next()) * (span + 86_399_999)),
  );
  const pro = random.pick(praise[categories[best] ?? 155] ?? []);
  const con = random.pick(complaint[categories[worst] ?? 155] ?? []);
  const years = 1 + random.below(9);
  return [
    posted.toISOString().slice(0, 10),
    random.pick(headlines[Math.round(overall) - 1] ?? []),
    random.next() < 0.25 || places.length === 0 ? undefined : random.pick(places).text,
    random.next() < 0.7 ? "Current employee" : "Former employee",
    years === 1 ? "Less than 1 year" : years === 2 ? "More than 1 year" : `More than ${years - 1} years`,
    random.next() < 0.12 ? undefined : overall >= 3.5 || (overall >= 3 && random.next() < 0.5),
    random.next() < 0.15 ? undefined : overall >= 3.5 ? "positive" : overall >= 2.5 ? "neutral" : "negative",
    random.next() < 0.2
      ? undefined
      : overall >= 3.5
        ? "approve"
        : overall >= 2.5
          ? "no opinion"
          : "disapprove",
    overall,
    ...ratings.map((rating) => (random.next() < 0.06 ? undefined : rating)),
    `${pro}. ${con}.`,
    pro,
    con,
  ];
}

function clamp(rating: number): number {
  return Math.min(5, Math.max(1, rating));
}
