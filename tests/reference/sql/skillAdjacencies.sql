WITH year_postings AS (
  SELECT * FROM chosen
  WHERE in_days(first_seen, last_seen, (getvariable('to_day') + 1 - INTERVAL 1 YEAR)::DATE, getvariable('to_day'))
), primary_postings AS (
  SELECT * FROM year_postings WHERE list_contains(skills, getvariable('skill'))
), n AS (
  SELECT (SELECT count(*) FROM year_postings) AS every, (SELECT count(*) FROM primary_postings) AS a
), b AS (
  SELECT skill, count(*) AS nb FROM (SELECT unnest(skills) AS skill FROM year_postings) GROUP BY skill
), ab AS (
  SELECT skill, count(*) AS nab FROM (SELECT unnest(skills) AS skill FROM primary_postings) GROUP BY skill
)
SELECT skill, round(round(nab / sqrt(a * nb), 12), 6) AS cosine, nab
FROM ab JOIN b USING (skill), n
WHERE a >= 10 AND nab >= 10 AND skill <> getvariable('skill') AND nab * every > 1.2 * a * nb
ORDER BY cosine DESC, skill LIMIT 50
