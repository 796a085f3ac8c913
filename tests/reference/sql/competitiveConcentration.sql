WITH share AS (
  SELECT employer, count(*) AS n, 100.0 * count(*) / sum(count(*)) OVER () AS percent
  FROM selected WHERE NOT anonymous GROUP BY employer
), hhi AS (
  SELECT sum(n) AS demand, count(*) AS employers, sum(percent * percent) AS points FROM share
)
SELECT demand, points,
  CASE WHEN round(points, 6) < 1000 THEN 'unconcentrated' WHEN round(points, 6) <= 1800 THEN 'moderatelyConcentrated'
    ELSE 'highlyConcentrated' END,
  employer, n, percent / 100
FROM hhi, share WHERE employers >= 5 ORDER BY n DESC, employer LIMIT 10
