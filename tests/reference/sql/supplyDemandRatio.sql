-- A keyword is left aside: talents have no text. The ratio is that of the supply as it is told, in whole numbers. The band is that of the ratio as it is told, to two decimals.
WITH counted AS (
  SELECT (SELECT count(*) FROM unspoken WHERE in_days(first_seen, last_seen, getvariable('from_day'), getvariable('to_day'))) AS demand, (SELECT sum(weight) FROM people) AS talents
), told AS (
  SELECT *, round(talents) AS supply, round(round(100 * supply / demand, 6)) / 100 AS ratio
  FROM counted WHERE demand >= 1 AND talents >= 1
)
SELECT demand, supply, supply / demand,
  CASE WHEN ratio < 1 THEN 'veryLow' WHEN ratio < 2.5 THEN 'low' WHEN ratio < 5 THEN 'moderate'
    WHEN ratio < 10 THEN 'high' ELSE 'veryHigh' END
FROM told
