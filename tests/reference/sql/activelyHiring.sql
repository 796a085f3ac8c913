WITH still_open AS (
  SELECT * FROM chosen
  WHERE first_seen <= getvariable('to_day') AND (last_seen IS NULL OR last_seen >= getvariable('to_day'))
)
SELECT employer, count(*) AS n, count(*) / (SELECT count(*) FROM still_open)
FROM still_open WHERE employer IS NOT NULL GROUP BY employer ORDER BY n DESC, employer LIMIT 1000
