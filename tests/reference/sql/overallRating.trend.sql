WITH span AS (
  SELECT getvariable('to_day') AS last_day,
    greatest(getvariable('from_day'), (getvariable('to_day') + 1 - INTERVAL 1 YEAR)::DATE) AS first_day
), period AS (
  SELECT greatest(start::DATE, first_day) AS a,
    least((start + INTERVAL 3 MONTH - INTERVAL 1 DAY)::DATE, last_day) AS b
  FROM span, unnest(generate_series(date_trunc('quarter', first_day), last_day::TIMESTAMP, INTERVAL 3 MONTH)) AS s(start)
), rated AS (
  SELECT DISTINCT employer FROM review WHERE list_contains(getvariable('employers'), employer)
    AND posted BETWEEN getvariable('from_day') AND getvariable('to_day')
)
SELECT employer, a::VARCHAR, round(round(avg(overall), 7), 1), count(overall)
FROM rated CROSS JOIN period JOIN review USING (employer)
WHERE posted BETWEEN a AND b GROUP BY employer, a
UNION ALL
SELECT employer, a::VARCHAR, NULL, 0 FROM rated, period
WHERE NOT EXISTS (FROM review WHERE review.employer = rated.employer AND posted BETWEEN a AND b)
ORDER BY 1, 2
