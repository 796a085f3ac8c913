SELECT round(sum(weight)), 1 FROM people HAVING sum(weight) >= 1
