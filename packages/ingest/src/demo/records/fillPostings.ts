import type { DuckDBConnection } from "@duckdb/node-api";
import type { Day } from "@talent/market";
import { months } from "../calendar.ts";
import { concentration, duration, hiddenShares, middlePay, paySpread } from "../planted.ts";
import { occupationSlots } from "../world/writeOccupations.ts";
import { placeSlots } from "../world/writePlaces.ts";
import { description } from "./description.ts";
import {
  aboveMinimum,
  britishUsage,
  education,
  fourOf,
  level,
  levelFactor,
  paidHourly,
  paidMonthly,
  picked,
  real,
  remote,
  title,
  types,
} from "./postingTerms.ts";

/** Which postings: ids from `firstId` on, `count` of them, all before `until` has passed, of sources by registry id. */
export type PostingPlan = { firstId: number; count: number; until: Day; sources: readonly number[] };

/** Rows that one thread of DuckDB takes at a time. */
const rowGroup = 122_880;

/** Rows a statement makes at most, four of DuckDB's row groups: bounds the memory of a market of any size. */
const batch = 4 * rowGroup;

/**
 * Fills `next.posting` from the world's tables, ids ascending with the day first seen; calls back after each batch. Nothing
 * is sorted, which would cost as much as all the rest: every join finds one row for each posting, so that a thread gives
 * the postings of a row group in their order, and the row groups are put in order after that.
 */
export async function fillPostings(
  connection: DuckDBConnection,
  plan: PostingPlan,
  onRows: (rows: number) => void,
): Promise<void> {
  for (let from = 0; from < plan.count; from += batch) {
    const to = Math.min(plan.count, from + batch);
    await connection.run(numbered(from, to));
    await connection.run("CREATE OR REPLACE TABLE memory.main.made AS SELECT * FROM next.posting LIMIT 0");
    await connection.run(insert(plan));
    for (let group = from; group < to; group += rowGroup) {
      await connection.run(`INSERT INTO next.posting SELECT * FROM memory.main.made
        WHERE id >= ${plan.firstId + group} AND id < ${plan.firstId + group + rowGroup}`);
    }
    onRows(to - from);
  }
  await connection.run("DROP TABLE IF EXISTS memory.main.made");
}

/** The batch's postings with their days, as a table: its row groups are what the threads share. */
function numbered(from: number, to: number): string {
  return `CREATE OR REPLACE TABLE memory.main.w_numbered AS
  SELECT unnest(range(greatest(first, ${from}), least(first + n, ${to})))::UBIGINT AS i, day::DATE AS day, month, year
  FROM w_day WHERE first < ${to} AND first + n > ${from} ORDER BY i`;
}

function insert({ firstId, until, sources }: PostingPlan): string {
  return `INSERT INTO memory.main.made
WITH placed AS (
  SELECT n.*, p.*, d(n.i, 2) AS d2, d(n.i, 3) AS d3
  FROM w_numbered n
  JOIN w_place_slot s ON s.slot = (d(n.i, 1) & ${placeSlots - 1})
  JOIN w_place p ON p.place = s.place
), worked AS (
  SELECT p.*, o.* EXCLUDE (supply, women, ethnicity, titles, title_names, british_titles, british_names), c.iso2, c.region,
    CASE WHEN ${britishUsage} THEN british_titles ELSE titles END AS titles, CASE WHEN ${britishUsage} THEN british_names ELSE title_names END AS title_names, c.pay AS country_pay, c.growth, c.spread, c.paid, c.currency, c.school, c.college, c.closing,
    CASE WHEN u(i, 4) < ${hiddenShares.staffing} THEN 45
      WHEN p.pull IS NOT NULL AND list_contains(o.industries, p.pull) AND u(i, 5) < ${concentration.industryPull} THEN p.pull
      ELSE o.industries[1 + (d3 & 63)::INT] END AS subindustry
  FROM placed p
  JOIN w_occupation_slot s ON s.hub = p.hub AND s.slot = (d2 & ${occupationSlots - 1})
  JOIN w_occupation o ON o.occ = s.occ
  JOIN w_country c ON c.country = p.country
), hired AS (
  SELECT w.*, coalesce(
    CASE WHEN u(i, 6) < ${hiddenShares.anonymous} THEN h.employer END,
    CASE WHEN local.slots IS NOT NULL AND (u(i, 7) < 0.62 OR w.pull IS NOT DISTINCT FROM w.subindustry) THEN chosen(local.slots, d(i, 8)) END,
    chosen(nation.slots, d(i, 8))) AS employer
  FROM worked w
  JOIN w_hidden h ON h.country = w.country
  JOIN w_market local ON local.country = w.country AND local.msa = coalesce(w.msa, 0) AND local.subindustry = w.subindustry
  JOIN w_cell nation ON nation.country = w.country AND nation.msa = 0 AND nation.subindustry = w.subindustry
), asked AS (
  SELECT h.*, e.id AS employer_id, e.name AS employer_name, e.slug, e.blurb, e.anonymous,
    f.ids AS profile, f.words AS profile_words, f.premiums, f.tight, k.ids AS credential_ids, k.words AS credential_words,
    ${picked("f", "t.thresholds")} AS picked,
    list_filter(range(1, len(k.ids) + 1), lambda n: (d(i, 448 + n) & 65535) < k.thresholds[n]) AS picked_credentials,
    list_filter(range(1, len(e.attributes) + 1), lambda n: (d(i, 512 + n) & 255) < 72) AS held,
    e.attributes AS attribute_ids, e.attribute_words, du.duties,
    ${level} AS level, ${education} AS education_level, ${remote} AS remote_type
  FROM hired h
  JOIN w_employer e ON e.employer = h.employer
  JOIN w_profile f ON f.occ = h.occ
  JOIN w_threshold t ON t.occ = h.occ AND t.month = h.month
  JOIN w_function du ON du."function" = h."function"
  JOIN w_credential k ON k.occ = h.occ AND k.country = h.country
), paid AS (
  SELECT a.*, list_transform(picked, lambda n: profile[n]) AS skill_ids, ${fourOf("held")} AS spoken,
    list_filter(picked, lambda n: (d(i, 384 + n) & 255) < 170) AS demanded,
    list_filter(picked_credentials, lambda n: (d(i, 480 + n) & 255) < 200) AS demanded_credentials,
    ${types} AS types, ${title} AS shown_title, r.rate,
    CASE WHEN u(i, 20) < paid * (0.75 + 0.5 * month / ${months}) THEN
      ${real(middlePay)} * pow(p50 / ${real(middlePay)}, spread) * country_pay * pay_factor * pay * ${levelFactor} * list_aggregate(list_concat([1.0], list_transform(picked, lambda n: premiums[n])), 'product')
      * exp(${real(paySpread)} * normal(i, 21)) END AS free_pay,
    0.05 + 0.09 * u(i, 23) AS half_range
  FROM asked a
  JOIN w_rate r ON r.country = a.country AND r.year = a.year
  JOIN w_growth g ON g.growth = a.growth AND g.calendar_month = year(a.day) * 100 + month(a.day)
), offered AS (
  SELECT p.*, least, ${aboveMinimum} AS true_pay, CASE WHEN ${paidHourly} THEN 'HOUR' WHEN ${paidMonthly} THEN 'MONTH' ELSE 'YEAR' END AS interval,
    CASE WHEN ${paidHourly} THEN 2080 WHEN ${paidMonthly} THEN 12 ELSE 1 END AS per_year
  FROM paid p
  JOIN w_wage m ON m.wage = p.wage AND m.day = p.day
), stepped AS (
  SELECT o.*, CASE WHEN true_pay IS NULL THEN NULL WHEN interval = 'HOUR' THEN 0.25 ELSE pow(10, floor(log10(true_pay * rate / per_year)) - 2) * 5 END AS step FROM offered o
), bounded AS (
  SELECT s.*, CASE WHEN true_pay IS NULL THEN NULL WHEN interval = 'HOUR' THEN ceil(least * rate / per_year * 100 - 1e-6) / 100 ELSE ceil(least * rate / per_year / step - 1e-9) * step END AS least_shown
  FROM stepped s
), priced AS (
  SELECT b.*, CASE WHEN least_shown IS NOT NULL THEN greatest(least_shown, round(true_pay * rate / per_year * (1 - half_range) / step) * step) END AS low,
    CASE WHEN least_shown IS NOT NULL THEN greatest(least_shown, round(true_pay * rate / per_year * (1 + half_range) / step) * step) END AS high
  FROM bounded b
), open AS (
  SELECT p.*, p.day + greatest(1, round((${real(duration.leastDays)} + ${real(duration.mostDays - duration.leastDays)} * scarcity)
    * exp(${real(duration.spread)} * normal(i, 25))))::INT AS ends
  FROM priced p
)
SELECT (${firstId} + i)::UINTEGER AS id, 'D' || (${firstId} + i) AS key, ${sourceOf(sources)} AS source,
  'https://jobs.example/' || slug || '/' || (${firstId} + i) AS url, shown_title AS raw_title,
  titles[title_slot] AS title, o.id AS occupation, "function", employer_id AS employer,
  country, state, msa, county, city, day AS first_seen, CASE WHEN ends <= DATE '${until}' THEN ends END AS last_seen,
  education_level AS education, level AS experience, types AS employment_types, remote_type AS remote,
  CASE WHEN low IS NOT NULL THEN round((low + high) / 2 * per_year / rate, 2) END AS pay_usd, low AS pay_min, high AS pay_max,
  CASE WHEN low IS NOT NULL THEN currency END AS pay_currency, CASE WHEN low IS NOT NULL THEN interval END AS pay_interval,
  list_sort(skill_ids) AS skills, list_sort(list_transform(demanded, lambda n: profile[n])) AS required_skills,
  list_sort(list_transform(picked_credentials, lambda n: credential_ids[n])) AS credentials,
  list_sort(list_transform(demanded_credentials, lambda n: credential_ids[n])) AS required_credentials,
  list_sort(list_transform(spoken, lambda n: attribute_ids[n])) AS attributes,
  ${description} AS description,
  CASE WHEN u(i, 30) < 0.25 AND NOT anonymous THEN 'careers@' || slug || '.example' END AS contact, text AS place
FROM (SELECT *, 1 + (d(i, 10) & 31)::INT AS title_slot FROM open) o`;
}

function sourceOf(sources: readonly number[]): string {
  return `list_extract([${sources.join(", ")}], 1 + (d(i, 28) % ${sources.length})::INT)`;
}
