-- In all at msa -1. One gender alone is never shown; nor is one in the smallest place, where all less the shown places would tell of fewer than fifty.
WITH place AS (
  SELECT msa, sum(weight) AS known FROM people WHERE msa IS NOT NULL AND gender IS NOT NULL
  GROUP BY msa HAVING known >= 50 ORDER BY round(known, 3) DESC, msa LIMIT 100
), total AS (
  SELECT round(sum(weight) FILTER (gender = 1), 3) AS men, round(sum(weight) FILTER (gender = 2), 3) AS women FROM people
), couple AS (
  SELECT msa, round(sum(weight) FILTER (gender = 1), 3) AS men, round(sum(weight) FILTER (gender = 2), 3) AS women
  FROM people JOIN place USING (msa) GROUP BY msa HAVING men >= 50 AND women >= 50
), told_by_men AS (
  SELECT couple.*,
    row_number() OVER (ORDER BY couple.men, msa) = 1 AND round(total.men - sum(couple.men) OVER (), 3) BETWEEN 0.001 AND 49.999 AS told
  FROM couple, total
), told_by_women AS (
  SELECT m.*,
    row_number() OVER (ORDER BY m.women, msa) = 1 AND round(total.women - sum(m.women) OVER (), 3) BETWEEN 0.001 AND 49.999 AS told_too
  FROM told_by_men m, total WHERE NOT told
)
SELECT * FROM (
  SELECT -1 AS msa, men / (men + women), women / (men + women) FROM total
  UNION ALL
  SELECT msa, men / (men + women), women / (men + women) FROM told_by_women WHERE NOT told_too
) WHERE EXISTS (FROM total WHERE men >= 50 AND women >= 50)
ORDER BY msa
