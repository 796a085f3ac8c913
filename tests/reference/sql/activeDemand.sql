SELECT count(*) FROM chosen
WHERE first_seen <= getvariable('as_of') AND coalesce(last_seen, getvariable('as_of')) >= getvariable('as_of')
HAVING count(*) >= 1
