-- In all at state -1. `large` cells weigh fifty; where the others weigh something but less than fifty, the smallest large one is hidden, too.
WITH place AS (
  SELECT state, sum(weight) AS known FROM people WHERE state IS NOT NULL AND ethnicity IS NOT NULL
  GROUP BY state HAVING known >= 50 ORDER BY round(known, 3) DESC, state LIMIT 100
), total AS (
  SELECT ethnicity, round(sum(weight), 3) AS n FROM people WHERE ethnicity IS NOT NULL GROUP BY ethnicity
), shown_total AS (
  SELECT * FROM total WHERE n >= 50 QUALIFY row_number() OVER (ORDER BY n, ethnicity) > 1
    OR (SELECT coalesce(sum(n), 0) FROM total WHERE n < 50) NOT BETWEEN 0.001 AND 49.999
), cell AS (
  SELECT *, n >= 50 AND ethnicity IN (SELECT ethnicity FROM shown_total) AS large FROM (
    SELECT state, ethnicity, round(sum(weight), 3) AS n
    FROM people JOIN place USING (state) WHERE ethnicity IS NOT NULL GROUP BY state, ethnicity
  )
), shown_by_row AS (
  SELECT state, ethnicity, n FROM (
    SELECT *, row_number() OVER (PARTITION BY state, large ORDER BY n, ethnicity) AS size,
      round(coalesce(sum(n) FILTER (NOT large) OVER (PARTITION BY state), 0), 3) AS hidden
    FROM cell
  ) WHERE large AND (size > 1 OR hidden = 0 OR hidden >= 50)
), shown_cell AS (
  SELECT state, ethnicity, n FROM (
    SELECT s.*, row_number() OVER (PARTITION BY ethnicity ORDER BY s.n, state) AS size,
      round(t.n - sum(s.n) OVER (PARTITION BY ethnicity), 3) AS elsewhere
    FROM shown_by_row s JOIN shown_total t USING (ethnicity)
  ) WHERE size > 1 OR elsewhere = 0 OR elsewhere >= 50
)
SELECT * FROM (
  SELECT -1 AS state, ethnicity, n / (SELECT sum(n) FROM total) FROM shown_total
  UNION ALL
  SELECT state, ethnicity, n / known FROM shown_cell JOIN place USING (state)
) WHERE getvariable('country') IN (840, 710, 826) AND EXISTS (FROM shown_total)
ORDER BY state, ethnicity
