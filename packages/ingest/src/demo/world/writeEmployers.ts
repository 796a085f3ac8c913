import type { DuckDBConnection } from "@duckdb/node-api";
import { writeTable } from "../../load/writeTable.ts";
import { trait } from "../random.ts";
import { blurbs } from "../texts/duties.data.ts";
import { attributesIn, type Offer } from "./attributes.ts";
import type { DemoEmployer } from "./employers.ts";
import type { GivenIds, World } from "./World.ts";

/** Writes employers with what they speak of, and who hires in which industry of which area. */
export async function writeEmployers(
  connection: DuckDBConnection,
  world: World,
  ids: GivenIds,
): Promise<void> {
  const { all, cells } = world.employers;
  const offered = offersOf(world);
  await writeTable(
    connection,
    "w_employer",
    {
      employer: "UINTEGER",
      id: "UINTEGER",
      name: "VARCHAR",
      slug: "VARCHAR",
      blurb: "VARCHAR",
      anonymous: "BOOLEAN",
      attributes: "UINTEGER[]",
      attribute_words: "VARCHAR[]",
    },
    all.map((it) => {
      const spoken = offered(it).filter(({ id }) => speaksOf(it.quality, it.key, id));
      return [
        it.index,
        ids.employers[it.index],
        it.name,
        it.name
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, "-")
          .replace(/^-|-$/g, ""),
        blurbs[it.subindustry] ?? "is growing",
        it.anonymous,
        spoken.map(({ id }) => id),
        spoken.map(({ words }) => words),
      ];
    }),
  );
  await writeTable(
    connection,
    "w_cell",
    { country: "UINTEGER", msa: "UINTEGER", subindustry: "UINTEGER", slots: "UINTEGER[]" },
    cells.map((it) => [it.country, it.msa, it.subindustry, it.slots]),
  );
  // One row for every place and industry, empty where nobody hires there only.
  await connection.run(`CREATE TABLE memory.main.w_market AS
    SELECT p.country, p.msa, i.subindustry, c.slots
    FROM (SELECT DISTINCT country, coalesce(msa, 0) AS msa FROM w_place) p
    CROSS JOIN (SELECT DISTINCT subindustry FROM w_cell) i
    LEFT JOIN w_cell c ON c.country = p.country AND c.msa = p.msa AND c.subindustry = i.subindustry AND c.msa <> 0`);
  await writeTable(
    connection,
    "w_hidden",
    { country: "UINTEGER", employer: "UINTEGER" },
    all.filter(({ anonymous }) => anonymous).map(({ country, index }) => [country, index]),
  );
}

/** Gives what an employer may speak of, worked out once for each country and sub-industry. */
export function offersOf({ attributes, countries }: World): (employer: DemoEmployer) => Offer[] {
  const iso2 = new Map(countries.map((country) => [country.id, country.iso2]));
  const known = new Map<string, Offer[]>();
  return ({ country, subindustry }) => {
    const key = `${country} ${subindustry}`;
    const offers = known.get(key) ?? attributesIn(attributes, { iso2: iso2.get(country) ?? "", subindustry });
    known.set(key, offers);
    return offers;
  };
}

/** Whether an employer speaks of an attribute: the better the employer, the more of them. */
export function speaksOf(quality: number, key: string, attribute: number): boolean {
  return trait("attribute", key, attribute) < 0.08 + 0.34 * quality;
}
