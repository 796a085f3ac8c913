WITH years AS (
  SELECT 4 - back AS y, (getvariable('to_day') + 1 - (back + 1) * INTERVAL 1 YEAR)::DATE AS a,
    (getvariable('to_day') + 1 - back * INTERVAL 1 YEAR - INTERVAL 1 DAY)::DATE AS b
  FROM range(4) t(back)
), totals AS (
  SELECT y, count(id) AS n FROM years LEFT JOIN chosen ON in_days(first_seen, last_seen, a, b) GROUP BY y
), counted AS (
  SELECT skill, y, count(*) AS c
  FROM (SELECT unnest(skills) AS skill, y FROM chosen JOIN years ON in_days(first_seen, last_seen, a, b)) GROUP BY ALL
), wide AS (
  SELECT skill,
    sum(c / n) FILTER (y = 1) AS s1, sum(c / n) FILTER (y = 2) AS s2, sum(c / n) FILTER (y = 3) AS s3, coalesce(sum(c / n) FILTER (y = 4), 0) AS s4,
    min_by(c, y) AS c1, min_by(n, y) AS n1, (SELECT n FROM totals WHERE y = 4) AS n4,
    coalesce(sum(c) FILTER (y < 4), 0) AS c_before, max(c) AS most, coalesce(sum(c) FILTER (y = 4), 0) AS c4
  FROM counted JOIN totals USING (y) GROUP BY skill HAVING max(c) >= 10
), middle AS (
  SELECT quantile_disc(coalesce(s1, 0), 0.5) AS s1 FROM wide
), risen AS (
  SELECT *, (c_before + c4) / (n_before + n4) AS before_share,
    round(round((c4 / n4 - c_before / n_before) / sqrt(before_share * (1 - before_share) * (1 / n_before + 1 / n4)), 12), 6) >= 3 AS rose
  FROM wide, (SELECT sum(n) AS n_before FROM totals WHERE y < 4)
), grown AS (
  SELECT risen.*, coalesce(risen.s1, 0) <= middle.s1 AS low_start, c_before < 10 AND (c_before = 0 OR coalesce(rose, false)) AS is_new,
    round(round(CASE WHEN risen.s1 IS NOT NULL THEN pow(s4 / risen.s1, 1 / 3) WHEN s2 IS NOT NULL THEN pow(s4 / s2, 1 / 2) ELSE s4 / s3 END - 1, 10), 4) AS growth,
    (c1 + c4) / (n1 + n4) AS share, abs(round(round((c4 / n4 - c1 / n1) / sqrt(share * (1 - share) * (1 / n1 + 1 / n4)), 12), 6)) >= 3 AS moved
  FROM risen, middle
)
SELECT CASE WHEN is_new THEN 'new' WHEN NOT coalesce(moved, false) THEN 'core' WHEN growth >= 0.25 AND low_start THEN 'emerging' WHEN growth >= 0.1 THEN 'growing'
    WHEN growth <= -0.1 THEN 'declining' ELSE 'core' END AS pattern,
  skill, c4, CASE WHEN NOT is_new THEN growth END, s4
FROM grown WHERE (SELECT min(n) FROM totals) >= 10
ORDER BY pattern, c4 DESC, skill
