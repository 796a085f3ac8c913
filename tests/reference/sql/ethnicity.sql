WITH place AS (
  SELECT state, sum(weight) AS known FROM people WHERE state IS NOT NULL AND ethnicity IS NOT NULL
  GROUP BY state HAVING known >= 50 ORDER BY round(known, 3) DESC, state LIMIT 100
), cell AS (
  SELECT -1 AS state, ethnicity, sum(weight) AS n, sum(sum(weight)) OVER () AS known
  FROM people WHERE ethnicity IS NOT NULL GROUP BY ethnicity
  UNION ALL
  SELECT state, ethnicity, sum(weight), any_value(known) FROM people JOIN place USING (state)
  WHERE ethnicity IS NOT NULL GROUP BY ALL
)
SELECT state, ethnicity, n / known FROM cell
WHERE n >= 50 AND getvariable('country') IN (840, 710, 826) AND EXISTS (FROM cell WHERE state = -1 AND n >= 50)
ORDER BY state, ethnicity
