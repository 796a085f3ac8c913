SELECT round(sum(round(weight, 3))), 1 FROM people HAVING sum(round(weight, 3)) >= 1
