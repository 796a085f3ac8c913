WITH place AS (
  SELECT -1 AS msa, sum(weight) FILTER (gender = 1) AS men, sum(weight) FILTER (gender = 2) AS women FROM people
  UNION ALL
  (SELECT msa, men, women FROM (
    SELECT msa, sum(weight) FILTER (gender = 1) AS men, sum(weight) FILTER (gender = 2) AS women,
      sum(weight) AS known
    FROM people WHERE msa IS NOT NULL AND gender IS NOT NULL GROUP BY msa
  ) WHERE known >= 50 ORDER BY round(known, 3) DESC, msa LIMIT 100)
)
SELECT msa, men / (men + women), women / (men + women) FROM place
WHERE men >= 50 AND women >= 50 AND EXISTS (FROM place WHERE msa = -1 AND men >= 50 AND women >= 50) ORDER BY msa
