-- The country's markets (occupation × msa, or occupation where those are fewer than ten) and this one, at place -1, of postings first seen in
-- a year that the data settings show: the data's last one, and for this market the one up to the last day asked for.
WITH year_postings AS (
  SELECT p.*, e.anonymous FROM posting p LEFT JOIN employer e ON e.id = p.employer
  WHERE p.country = getvariable('country') AND shown(e.staffing, e.anonymous) AND first_seen <= getvariable('as_of')
    AND first_seen >= getvariable('as_of') + 1 - INTERVAL 1 YEAR
), areas AS (
  SELECT count(*) >= 10 AS known FROM (
    SELECT msa, occupation FROM year_postings WHERE msa IS NOT NULL AND occupation IS NOT NULL
    GROUP BY ALL HAVING count(*) >= 10 AND count(*) FILTER (NOT anonymous) > 0
  ) JOIN (
    SELECT msa, occupation FROM talent WHERE country = getvariable('country')
    GROUP BY ALL HAVING sum(round(weight, 3)) >= 1
  ) USING (msa, occupation)
), record AS (
  SELECT CASE WHEN known THEN msa ELSE 0 END AS place, occupation, first_seen, last_seen, employer, anonymous
  FROM year_postings, areas WHERE occupation IS NOT NULL AND (msa IS NOT NULL OR NOT known)
  UNION ALL
  SELECT -1, -1, first_seen, last_seen, employer, anonymous FROM chosen
  WHERE first_seen <= getvariable('to_day') AND first_seen >= getvariable('to_day') + 1 - INTERVAL 1 YEAR
), demand AS (
  SELECT place, occupation, count(*) AS n FROM record GROUP BY ALL
), wordless AS (
  SELECT count(*) AS n FROM unspoken
  WHERE first_seen <= getvariable('to_day') AND first_seen >= getvariable('to_day') + 1 - INTERVAL 1 YEAR
), worker AS (
  SELECT CASE WHEN known THEN msa ELSE 0 END AS place, occupation, round(weight, 3) AS weight
  FROM talent, areas WHERE country = getvariable('country') AND occupation IS NOT NULL AND (msa IS NOT NULL OR NOT known)
  UNION ALL
  SELECT -1, -1, weight FROM people
), supply AS (
  SELECT place, occupation, sum(weight) AS n FROM worker GROUP BY ALL
), concentration AS (
  SELECT place, occupation, 10000 * sum(n * n) / (sum(n) * sum(n)) AS points
  FROM (SELECT place, occupation, employer, count(*)::DOUBLE AS n FROM record WHERE NOT anonymous GROUP BY ALL)
  GROUP BY ALL
), daily AS (
  SELECT place, occupation, coalesce(last_seen, getvariable('as_of')) - first_seen AS days,
    count(last_seen) AS deaths, sum(count(*)) OVER (PARTITION BY place, occupation ORDER BY days DESC) AS at_risk
  FROM record GROUP BY place, occupation, days
), curve AS (
  SELECT place, occupation, days,
    product(1 - deaths / at_risk) OVER (PARTITION BY place, occupation ORDER BY days) AS surviving
  FROM daily
), duration AS (
  SELECT place, occupation, coalesce(min(days) FILTER (round(surviving, 12) <= 0.5), max(days)) AS days
  FROM curve GROUP BY ALL
), market AS (
  SELECT place, round(CASE WHEN place = -1 THEN wordless.n ELSE demand.n END / supply.n, 12) AS scarcity, duration.days, round(points, 6) AS points
  FROM demand JOIN supply USING (place, occupation) JOIN duration USING (place, occupation)
    JOIN concentration USING (place, occupation), wordless
  WHERE demand.n >= 10 AND supply.n >= 1
), ranks AS (
  SELECT (SELECT count(*) FROM market m WHERE m.place >= 0) AS markets,
    (SELECT avg(CASE WHEN m.scarcity < o.scarcity THEN 1 WHEN m.scarcity = o.scarcity THEN 0.5 ELSE 0 END) FROM market m WHERE m.place >= 0) AS scarcity,
    (SELECT avg(CASE WHEN m.days < o.days THEN 1 WHEN m.days = o.days THEN 0.5 ELSE 0 END) FROM market m WHERE m.place >= 0) AS duration,
    (SELECT avg(CASE WHEN m.points < o.points THEN 1 WHEN m.points = o.points THEN 0.5 ELSE 0 END) FROM market m WHERE m.place >= 0) AS concentration
  FROM market o WHERE o.place = -1
), scored AS (
  SELECT *, round(round(1 + 9 * (0.5 * scarcity + 0.3 * duration + 0.2 * concentration), 7), 1) AS score FROM ranks
)
SELECT score,
  CASE WHEN score < 2.8 THEN 'veryEasy' WHEN score < 4.6 THEN 'easy' WHEN score < 6.4 THEN 'moderatelyDifficult'
    WHEN score < 8.2 THEN 'difficult' ELSE 'veryDifficult' END,
  scarcity, duration, concentration, markets
FROM scored WHERE markets >= 10
