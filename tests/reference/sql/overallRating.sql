WITH own AS (
  SELECT * FROM review WHERE list_contains(getvariable('employers'), employer)
    AND posted BETWEEN getvariable('from_day') AND getvariable('to_day')
)
SELECT employer, count(*), round(round(avg(overall), 7), 1), count(people), round(round(avg(people), 7), 1),
  avg(recommend::INTEGER), avg((ceo = 'approve')::INTEGER), avg((outlook = 'negative')::INTEGER), arg_max(pro, posted::VARCHAR || lpad(id::VARCHAR, 12, '0'))
FROM own GROUP BY employer ORDER BY employer
