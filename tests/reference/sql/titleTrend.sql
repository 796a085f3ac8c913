WITH carried AS (
  SELECT title AS value, first_seen, last_seen FROM selected
), foremost AS (
  SELECT value, count(*) AS n FROM carried WHERE value IS NOT NULL GROUP BY value ORDER BY n DESC, value LIMIT 10
), period AS (
  SELECT greatest(start::DATE, getvariable('from_day')) AS a,
    least((start + INTERVAL 1 MONTH - INTERVAL 1 DAY)::DATE, getvariable('to_day')) AS b
  FROM unnest(generate_series(date_trunc('month', getvariable('from_day')), getvariable('to_day')::TIMESTAMP, INTERVAL 1 MONTH)) AS s(start)
)
SELECT foremost.value, a::VARCHAR, count(carried.value)
FROM foremost CROSS JOIN period
  LEFT JOIN carried ON carried.value = foremost.value AND in_days(first_seen, last_seen, a, b)
GROUP BY foremost.value, foremost.n, a ORDER BY foremost.n DESC, foremost.value, a
