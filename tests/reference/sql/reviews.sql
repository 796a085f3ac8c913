SELECT employer, id FROM review WHERE list_contains(getvariable('employers'), employer)
  AND posted BETWEEN getvariable('from_day') AND getvariable('to_day')
ORDER BY employer, posted DESC, id DESC
