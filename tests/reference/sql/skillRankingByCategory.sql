WITH span AS (
  SELECT getvariable('to_day') - getvariable('from_day') + 1 AS days
), earlier AS (
  SELECT chosen.* FROM chosen, span
  WHERE in_days(first_seen, last_seen, (getvariable('from_day') - days::INTEGER)::DATE, (getvariable('from_day') - 1)::DATE)
), totals AS (
  SELECT (SELECT count(*) FROM selected) AS n1, (SELECT count(*) FROM earlier) AS n0
), counted AS (
  SELECT skill, count(*) FILTER (late) AS c1, count(*) FILTER (NOT late) AS c0
  FROM (
    SELECT unnest(skills) AS skill, true AS late FROM selected
    UNION ALL SELECT unnest(skills), false FROM earlier
  ) GROUP BY skill
), changed AS (
  SELECT skill, c1, c0, n0,
    round(round((c1 / n1 - c0 / n0) / sqrt((c1 + c0) / (n1 + n0) * (1 - (c1 + c0) / (n1 + n0)) * (1 / n1 + 1 / n0)), 12), 6) AS errors,
    round(round(ln(((c1 + 1) / (n1 + 1)) / ((c0 + 1) / (n0 + 1))), 12), 6) AS growth
  FROM counted, totals WHERE n1 >= 1
)
(SELECT 'top', skill, c1, NULL AS growth FROM changed WHERE c1 > 0 ORDER BY c1 DESC, skill LIMIT 100)
UNION ALL
(SELECT 'growing', skill, c1, growth FROM changed WHERE growth > 0 AND errors >= 3 AND c1 >= 10 AND n0 >= 10 ORDER BY growth DESC, skill LIMIT 100)
UNION ALL
(SELECT 'declining', skill, c1, growth FROM changed WHERE growth < 0 AND errors <= -3 AND c0 >= 10 AND n0 >= 10 ORDER BY growth, skill LIMIT 100)
