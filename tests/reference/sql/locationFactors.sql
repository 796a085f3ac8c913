WITH place AS (
  SELECT msa FROM selected WHERE msa IS NOT NULL GROUP BY msa ORDER BY count(*) DESC, msa LIMIT 10
), supply AS (
  SELECT msa, sum(weight) AS n FROM people GROUP BY msa
), fact AS (
  SELECT place AS msa, max(value) FILTER (fact = 'population') AS population,
    max(value) FILTER (fact = 'unemployment_rate') AS unemployment
  FROM place_fact WHERE kind = 'msa' GROUP BY place
), law AS (
  SELECT max(value) FILTER (fact = 'corporate_income_tax') AS tax FROM place_fact
  WHERE kind = 'country' AND place = getvariable('country')
)
SELECT msa, TRY_CAST(population AS DOUBLE), round(coalesce(n, 0)),
  CASE WHEN TRY_CAST(population AS DOUBLE) > 0 THEN coalesce(n, 0) / TRY_CAST(population AS DOUBLE) END,
  TRY_CAST(unemployment AS DOUBLE), TRY_CAST(tax AS DOUBLE)
FROM place LEFT JOIN supply USING (msa) LEFT JOIN fact USING (msa), law ORDER BY msa
