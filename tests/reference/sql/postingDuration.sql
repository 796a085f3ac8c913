-- Kaplan-Meier over postings first seen in the window, whatever the selection's basis: of those at risk at the start of a day, the share that survives it; multiplied up.
WITH observed AS (
  SELECT sample, coalesce(last_seen, getvariable('as_of')) - first_seen AS days, last_seen IS NOT NULL AS closed
  FROM (SELECT 1 AS sample, first_seen, last_seen FROM chosen UNION ALL SELECT 2, first_seen, last_seen FROM located)
  WHERE first_seen >= getvariable('from_day') AND first_seen <= getvariable('to_day')
), daily AS (
  SELECT sample, days, count(*) FILTER (closed) AS deaths,
    sum(count(*)) OVER (PARTITION BY sample ORDER BY days DESC) AS at_risk
  FROM observed GROUP BY sample, days
), curve AS (
  SELECT sample, days, product(1 - deaths / at_risk) OVER (PARTITION BY sample ORDER BY days) AS surviving FROM daily
), figures AS (
  SELECT sample, max(days) AS longest, min(days) FILTER (round(surviving, 12) <= 0.5) AS median,
    coalesce(min(surviving) FILTER (days <= 30), 1) AS s30,
    coalesce(min(surviving) FILTER (days <= 60), 1) AS s60,
    coalesce(min(surviving) FILTER (days <= 90), 1) AS s90
  FROM curve GROUP BY sample
)
SELECT f.sample, (SELECT count(*) FROM observed o WHERE o.sample = f.sample), 1 - s30, s30 - s60, s60 - s90, s90,
  CASE WHEN f.sample = 1 THEN median END
FROM figures f
WHERE (SELECT count(*) FROM observed WHERE sample = 1 AND closed) >= 10
  AND (SELECT coalesce(median, 0) > 0 OR median = 0 OR longest > 90 FROM figures WHERE sample = 1)
ORDER BY f.sample
