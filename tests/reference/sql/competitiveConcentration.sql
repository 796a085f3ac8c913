WITH share AS (
  SELECT employer, count(*) AS n, 100.0 * count(*) / sum(count(*)) OVER () AS percent
  FROM selected WHERE NOT anonymous GROUP BY employer
), hhi AS (
  SELECT sum(n) AS demand, count(*) AS employers, round(round(100 * sum(percent * percent), 6)) / 100 AS points FROM share
)
SELECT demand, points,
  CASE WHEN points < 1000 THEN 'unconcentrated' WHEN points <= 1800 THEN 'moderatelyConcentrated'
    ELSE 'highlyConcentrated' END,
  employer, n, percent / 100
FROM hhi, share WHERE employers >= 5 ORDER BY n DESC, employer LIMIT 10
