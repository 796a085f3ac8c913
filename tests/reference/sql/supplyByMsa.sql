SELECT msa, round(sum(round(weight, 3))) FROM people WHERE msa IS NOT NULL
  AND (SELECT sum(round(weight, 3)) FROM people) >= 1
GROUP BY msa ORDER BY round(sum(round(weight, 3)), 3) DESC, msa LIMIT 100
