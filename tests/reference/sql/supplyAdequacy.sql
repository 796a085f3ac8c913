SELECT msa, round(sum(weight)), round(sum(weight)) >= 200, (SELECT round(sum(weight)) FROM people)
FROM people WHERE msa IS NOT NULL AND (SELECT sum(weight) FROM people) >= 1
GROUP BY msa ORDER BY round(sum(weight), 3) DESC, msa
