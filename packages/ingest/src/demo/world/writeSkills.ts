import type { DuckDBConnection } from "@duckdb/node-api";
import { writeTable } from "../../load/writeTable.ts";
import { months } from "../calendar.ts";
import { years } from "../planted.ts";
import type { World } from "./World.ts";

/** Shares become thresholds of sixteen bits: a skill is asked for when its draw is below. */
const scale = 65_536;

/** Writes skill profiles, their thresholds by month, and credentials by occupation and country. */
export async function writeSkills(connection: DuckDBConnection, world: World): Promise<void> {
  const { profiles, trends, bundles } = world.skills;
  await writeTable(
    connection,
    "w_profile",
    {
      occ: "UINTEGER",
      ids: "UINTEGER[]",
      words: "VARCHAR[]",
      bundles: "UINTEGER[]",
      tight: "UINTEGER[]",
      premiums: "DOUBLE[]",
      regions: "UINTEGER[]",
      shares: "DOUBLE[]",
    },
    profiles.map((profile, occ) => [
      occ,
      profile.map(({ id }) => id),
      profile.map(({ words }) => words),
      profile.map(({ bundle }) => bundle),
      profile.map(({ bundle }) => Math.round((bundles[bundle - 1]?.strength ?? 0) * 1024)),
      profile.map(({ premium }) => premium),
      profile.map(({ regions }) => regions),
      profile.map(({ share }) => share),
    ]),
  );
  await writeTable(
    connection,
    "w_trend",
    { skill: "UINTEGER", fresh: "BOOLEAN", factor: "DOUBLE" },
    trends.map(({ skill, pattern, factor }) => [skill, pattern === "new", factor]),
  );
  await connection.run(thresholds);
  const byMarket = Map.groupBy(world.credentials, ({ occupation, country }) => `${occupation} ${country}`);
  const markets = world.occupations.flatMap(({ index }) =>
    world.countries.map(({ id }) => ({ index, id, members: byMarket.get(`${index} ${id}`) ?? [] })),
  );
  await writeTable(
    connection,
    "w_credential",
    { occ: "UINTEGER", country: "UINTEGER", ids: "UINTEGER[]", words: "VARCHAR[]", thresholds: "UINTEGER[]" },
    markets.map(({ index, id, members }) => [
      index,
      id,
      members.map(({ id }) => id),
      members.map(({ words }) => words),
      members.map(({ share }) => Math.round(share * scale)),
    ]),
  );
}

/**
 * Thresholds by occupation and month, in the order of the profile. A trend's factor works from the profile's share at the
 * end backwards; a new skill is not asked for before the last year, then rises to its share.
 */
const thresholds = `CREATE TABLE memory.main.w_threshold AS
  SELECT p.occ, m.month::UINTEGER AS month, list(round(least(0.95::DOUBLE, p.share * CASE
      WHEN t.skill IS NULL THEN 1
      WHEN NOT t.fresh THEN pow(t.factor, (m.month + 0.5)::DOUBLE / 12 - ${years})
      WHEN m.month < ${months - 12} THEN 0
      ELSE 0.35::DOUBLE + 0.65::DOUBLE * (m.month - ${months - 12}) / 12 END) * ${scale})::UINTEGER ORDER BY p.position) AS thresholds
  FROM (SELECT occ, unnest(ids) AS skill, unnest(shares) AS share, generate_subscripts(ids, 1) AS position FROM w_profile) p
  LEFT JOIN w_trend t ON t.skill = p.skill
  CROSS JOIN range(${months}) m(month)
  GROUP BY p.occ, m.month`;
