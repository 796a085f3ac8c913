SELECT count(*) FROM chosen
WHERE first_seen <= getvariable('to_day') AND coalesce(last_seen, getvariable('to_day')) >= getvariable('to_day')
HAVING count(*) >= 1
