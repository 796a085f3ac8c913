import type { DuckDBConnection } from "@duckdb/node-api";

/** The last day of the generated market. */
export const benchAsOf = "2025-10-31";

/** Columns of the generated tables: what the algebra reads of a snapshot. */
const role = `country USMALLINT, state UINTEGER, msa UINTEGER, county UINTEGER, city UINTEGER, occupation UINTEGER,
  "function" UTINYINT, title UINTEGER, employer UINTEGER, education UTINYINT, experience UTINYINT,
  employment_types UTINYINT[] NOT NULL, skills UINTEGER[] NOT NULL, credentials UINTEGER[] NOT NULL`;

/**
 * Fills a database with so many postings and a tenth as many talents, the same every time: values are hashes of row
 * numbers, common ones common and rare ones rare as in real markets (powers of a uniform number).
 */
export async function generateMarket(connection: DuckDBConnection, postings: number): Promise<void> {
  const titles = Math.max(2_000, Math.round(postings / 20));
  const employers = Math.max(1_000, Math.round(postings / 25));
  const roleValues = (salt: number) => {
    const u = (place: number) => `u(i, ${salt + place})`;
    return `
      CASE WHEN ${u(1)} < 0.55 THEN 840 WHEN ${u(1)} < 0.75 THEN 826 ELSE 30 + zipf(${u(2)}, 2, 40) END AS country,
      CASE WHEN ${u(1)} < 0.55 THEN 1 + zipf(${u(3)}, 1.7, 51) END AS state,
      CASE WHEN ${u(4)} < 0.85 THEN 100 + coalesce(state, 60) * 8 + zipf(${u(5)}, 2, 8) END AS msa,
      CASE WHEN ${u(6)} < 0.8 THEN coalesce(msa, 2000) * 6 + zipf(${u(7)}, 2, 6) END AS county,
      CASE WHEN ${u(8)} < 0.9 THEN coalesce(msa, 2000) * 40 + zipf(${u(9)}, 3, 40) END AS city,
      CASE WHEN ${u(10)} < 0.95 THEN 11000000 + zipf(${u(11)}, 2.5, 800) * 1000 END AS occupation,
      1 + coalesce(occupation // 1000, 7) % 20 AS "function",
      CASE WHEN ${u(12)} < 0.97 THEN 1 + zipf(${u(13)}, 3, ${titles}) END AS title,
      CASE WHEN ${u(14)} < 0.97 THEN 1 + zipf(${u(15)}, 2.5, ${employers}) END AS employer,
      CASE WHEN ${u(16)} < 0.4 THEN 1 + zipf(${u(17)}, 1.5, 6) END AS education,
      CASE WHEN ${u(18)} < 0.6 THEN 1 + zipf(${u(19)}, 1.2, 5) END AS experience,
      list_distinct([1 + zipf(${u(20)}, 3, 6), 1 + zipf(${u(21)}, 5, 6)]) AS employment_types,
      list_distinct(list_transform(range(3 + zipf(${u(22)}, 1, 9)), lambda x: 1 + zipf(u(i, ${salt} + 200 + x), 4, 20000))) AS skills,
      list_distinct(list_transform(range(zipf(${u(23)}, 1.5, 3)), lambda x: 1 + zipf(u(i, ${salt} + 300 + x), 3, 1500))) AS credentials`;
  };
  const roleNames = `country, state, msa, county, city, occupation, "function", title, employer, education, experience,
    employment_types, skills, credentials`;
  const statements = [
    "CREATE MACRO u(i, salt) AS (hash(i, salt) % 1000003) / 1000003.0",
    "CREATE MACRO zipf(uniform, power, size) AS floor(size * pow(uniform, power))::UINTEGER",
    `CREATE TABLE employer (id UINTEGER PRIMARY KEY, industry UTINYINT, staffing BOOLEAN NOT NULL, anonymous BOOLEAN NOT NULL)`,
    `INSERT INTO employer SELECT 1 + i, 1 + zipf(u(i, 1), 1.5, 20), u(i, 2) < 0.04, u(i, 3) < 0.02 FROM range(${employers}) t(i)`,
    `CREATE TABLE posting (id UINTEGER NOT NULL, ${role}, source UINTEGER NOT NULL, first_seen DATE NOT NULL, last_seen DATE,
      remote UTINYINT NOT NULL, pay_usd DOUBLE, attributes UINTEGER[] NOT NULL)`,
    `INSERT INTO posting SELECT id, ${roleNames}, source, first_seen, last_seen, remote, pay_usd, attributes FROM (
      SELECT 1 + i AS id, ${roleValues(1000)},
        1 + zipf(u(i, 1), 2, 300) AS source,
        DATE '${benchAsOf}' - zipf(u(i, 2), 1.2, 1096)::INTEGER AS first_seen,
        CASE WHEN u(i, 3) < 0.8 THEN least(DATE '${benchAsOf}', first_seen + zipf(u(i, 4), 2, 120)::INTEGER) END AS last_seen,
        zipf(u(i, 5), 2, 4) AS remote,
        CASE WHEN u(i, 6) < 0.5 THEN round(18000 + 250000 * pow(u(i, 7), 2.5)) END AS pay_usd,
        list_distinct(list_transform(range(zipf(u(i, 8), 1, 5)), lambda x: 1 + zipf(u(i, 400 + x), 1.5, 81))) AS attributes
      FROM range(${postings}) t(i))`,
    "CREATE TABLE posting_words (posting UINTEGER NOT NULL, words VARCHAR NOT NULL)",
    `INSERT INTO posting_words SELECT 1 + i, ' ' || array_to_string(list_transform(range(4),
        lambda x: 'w' || zipf(u(i, 500 + x), 4, 30000)), ' ') || ' | ' || array_to_string(list_transform(range(20),
        lambda x: 'w' || zipf(u(i, 600 + x), 4, 30000)), ' ') || ' ' FROM range(${postings}) t(i)`,
    `CREATE TABLE talent (id UINTEGER NOT NULL, weight DOUBLE NOT NULL, ${role}, gender UTINYINT, ethnicity UTINYINT)`,
    `INSERT INTO talent SELECT id, weight, ${roleNames}, gender, ethnicity FROM (
      SELECT 1 + i AS id, 1 + 300 * u(i, 1) AS weight, ${roleValues(5000)},
        1 + zipf(u(i, 2), 1, 2) AS gender, 1 + zipf(u(i, 3), 1.5, 5) AS ethnicity
      FROM range(${Math.ceil(postings / 10)}) t(i))`,
    "CHECKPOINT",
  ];
  for (const statement of statements) await connection.run(statement);
}
