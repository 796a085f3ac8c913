WITH year_postings AS (
  SELECT * FROM chosen
  WHERE in_days(first_seen, last_seen, (getvariable('to_day') + 1 - INTERVAL 1 YEAR)::DATE, getvariable('to_day'))
), paid AS (
  SELECT pay_usd FROM chosen
  WHERE pay_usd IS NOT NULL AND first_seen <= getvariable('to_day')
    AND first_seen >= getvariable('to_day') + 1 - INTERVAL 1 YEAR
)
SELECT (SELECT nullif(count(*), 0) FROM year_postings),
  (SELECT CASE WHEN sum(weight) >= 1 THEN round(sum(weight)) END FROM people),
  (SELECT CASE WHEN count(*) >= 30 THEN median(pay_usd) END FROM paid)
