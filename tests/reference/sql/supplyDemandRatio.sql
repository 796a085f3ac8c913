WITH counted AS (
  SELECT (SELECT count(*) FROM selected) AS demand, (SELECT sum(weight) FROM people) AS supply
)
SELECT demand, round(supply), supply / demand,
  CASE WHEN round(supply / demand, 9) < 1 THEN 'veryLow' WHEN round(supply / demand, 9) < 2.5 THEN 'low'
    WHEN round(supply / demand, 9) < 5 THEN 'moderate' WHEN round(supply / demand, 9) < 10 THEN 'high' ELSE 'veryHigh' END
FROM counted WHERE demand >= 1 AND supply >= 1
