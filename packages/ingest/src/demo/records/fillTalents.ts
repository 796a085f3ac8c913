import type { DuckDBConnection } from "@duckdb/node-api";
import { writeTable } from "../../load/writeTable.ts";
import { months } from "../calendar.ts";
import type { MarketScale } from "../marketScale.ts";
import { occupationSlots } from "../world/writeOccupations.ts";
import { placeSlots } from "../world/writePlaces.ts";
import { groupTilts } from "./groupTilts.ts";
import { britishUsage, picked } from "./postingTerms.ts";

/** Talents of the sample for so many postings: as many, so that each of the United States' stands for about one worker, between these. */
const sample = { perPosting: 1, least: 20_000, most: 2_000_000 } as const;
const batch = 4 * 122_880;

/** Talents are numbered far away from postings, so that their draws are others. */
const offset = 2 ** 33;

/** How many talents a market of so many postings has. */
export function talentCount(postings: number): number {
  return Math.min(sample.most, Math.max(sample.least, postings * sample.perPosting));
}

/**
 * Fills `next.talent`: workers of the market's places and occupations, gender and ethnic group by the facts, weighted so
 * that each country has its workers at the market's scale and each occupation's follow its employment and scarcity.
 */
export async function fillTalents(
  connection: DuckDBConnection,
  stateOf: ReadonlyMap<string, number>,
  { postings, workers }: { postings: number; workers: MarketScale["workers"] },
): Promise<void> {
  await writeFacts(connection, stateOf, workers);
  const count = talentCount(postings);
  await connection.run(`CREATE TABLE memory.main.talent AS SELECT * FROM next.talent LIMIT 0`);
  for (let from = 0; from < count; from += batch) {
    const to = Math.min(count, from + batch);
    await connection.run(`CREATE OR REPLACE TABLE memory.main.w_numbered AS
      SELECT (n + ${offset})::UBIGINT AS i, n FROM range(${from}, ${to}) r(n)`);
    await connection.run(insert());
  }
  await connection.run(`INSERT INTO next.talent SELECT * FROM before_talent;
    INSERT INTO next.talent
    WITH total AS (SELECT country, fsum(weight) AS weight FROM memory.main.talent GROUP BY country)
    SELECT t.* REPLACE (round(t.weight * c.workers / total.weight, 3) AS weight)
    FROM memory.main.talent t JOIN total USING (country) JOIN w_workers c USING (country) ORDER BY id`);
  await connection.run("DROP TABLE memory.main.talent");
}

/** The states' groups and the countries' workers. */
async function writeFacts(
  connection: DuckDBConnection,
  stateOf: ReadonlyMap<string, number>,
  workers: MarketScale["workers"],
): Promise<void> {
  await writeTable(
    connection,
    "w_state",
    { state: "UINTEGER", tilt: "DOUBLE[]" },
    [...groupTilts(stateOf)].map(([state, tilt]) => [state, [...tilt]]),
  );
  await writeTable(connection, "w_workers", { country: "UINTEGER", workers: "DOUBLE" }, [...workers]);
}

const insert = () => `INSERT INTO memory.main.talent
WITH placed AS (
  SELECT n.*, p.* FROM w_numbered n
  JOIN w_place_slot s ON s.slot = (d(n.i, 1) & ${placeSlots - 1})
  JOIN w_place p ON p.place = s.place
), worked AS (
  SELECT p.*, o.*, c.iso2, c.region, o.industries[1 + (d(i, 3) & 63)::INT] AS subindustry
  FROM placed p
  JOIN w_occupation_slot s ON s.hub = p.hub AND s.slot = (d(p.i, 2) & ${occupationSlots - 1})
  JOIN w_occupation o ON o.occ = s.occ
  JOIN w_country c ON c.country = p.country
), grouped AS (
  SELECT w.*, list_transform(ethnicity, lambda share, n: share * coalesce(s.tilt[n], 1)) AS group_shares
  FROM worked w LEFT JOIN w_state s ON s.state = w.state
)
SELECT (g.n + 1)::UINTEGER AS id, g.supply * g.place_supply AS weight, g.country, g.state, g.msa, g.county, g.city, g.id AS occupation, "function",
  (CASE WHEN ${britishUsage} THEN british_titles ELSE titles END)[1 + (d(i, 10) & 31)::INT] AS title,
  e.id AS employer,
  CASE WHEN zone <= 2 THEN CASE WHEN u(i, 14) < 0.8 THEN 1 WHEN u(i, 14) < 0.92 THEN 2 ELSE 3 END
    WHEN zone = 3 THEN CASE WHEN u(i, 14) < 0.45 THEN 1 WHEN u(i, 14) < 0.75 THEN 2 ELSE 3 END
    WHEN zone = 4 THEN CASE WHEN u(i, 14) < 0.1 THEN 2 WHEN u(i, 14) < 0.78 THEN 3 ELSE 4 END
    ELSE CASE WHEN u(i, 14) < 0.25 THEN 3 ELSE 4 END END AS education,
  CASE WHEN u(i, 12) < 0.22 THEN 1 WHEN u(i, 12) < 0.58 THEN 2 ELSE 3 END AS experience,
  CASE WHEN u(i, 18) < part_time THEN [5] WHEN u(i, 18) > 0.95 THEN [3, 4] ELSE [1, 4] END AS employment_types,
  list_sort(list_transform(${picked("f", "t.thresholds")}, lambda n: f.ids[n])) AS skills,
  coalesce(list_sort(list_transform(list_filter(range(1, len(k.ids) + 1), lambda n: (d(i, 448 + n) & 65535) < k.thresholds[n]),
    lambda n: k.ids[n])), []) AS credentials,
  CASE WHEN u(i, 31) < women THEN 2 ELSE 1 END AS gender,
  ${ethnicGroup} AS ethnicity
FROM grouped g
JOIN w_profile f ON f.occ = g.occ
JOIN w_threshold t ON t.occ = g.occ AND t.month = ${months - 1}
LEFT JOIN w_credential k ON k.occ = g.occ AND k.country = g.country
LEFT JOIN w_cell c ON c.country = g.country AND c.msa = CASE WHEN u(i, 7) < 0.62 THEN coalesce(g.msa, 0) ELSE 0 END AND c.subindustry = g.subindustry
LEFT JOIN w_employer e ON e.employer = chosen(c.slots, d(i, 8))
ORDER BY id`;

/** London's id among the metropolitan areas. */
const london = 826_001;

/**
 * Groups by the United States' facts by occupation and state; in Great Britain by the census of 2021 (ONS, England and
 * Wales: London's shares, and those of the rest), in South Africa by the census of 2022 (Statistics South Africa). Elsewhere unknown.
 */
const ethnicGroup = `CASE iso2
  WHEN 'US' THEN [1, 2, 3, 4, 7][1 + len(list_filter(range(1, 5), lambda n:
    u(i, 32) * list_sum(group_shares) >= list_sum(group_shares[1:n])))]
  WHEN 'GB' THEN CASE WHEN g.msa = ${london} THEN
    CASE WHEN u(i, 32) < 0.538 THEN 1 WHEN u(i, 32) < 0.745 THEN 2 WHEN u(i, 32) < 0.88 THEN 3 WHEN u(i, 32) < 0.937 THEN 5 ELSE 7 END
    ELSE CASE WHEN u(i, 32) < 0.865 THEN 1 WHEN u(i, 32) < 0.938 THEN 2 WHEN u(i, 32) < 0.9615 THEN 3 WHEN u(i, 32) < 0.9855 THEN 5 ELSE 7 END END
  WHEN 'ZA' THEN CASE WHEN u(i, 32) < 0.814 THEN 3 WHEN u(i, 32) < 0.896 THEN 6 WHEN u(i, 32) < 0.969 THEN 1 WHEN u(i, 32) < 0.996 THEN 2 ELSE 7 END
  END`;
