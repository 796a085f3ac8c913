WITH span AS (
  SELECT getvariable('to_day') AS last_day,
    greatest(getvariable('from_day'), (getvariable('to_day') + 1 - INTERVAL 1 YEAR)::DATE) AS first_day
), period AS (
  SELECT greatest(start::DATE, first_day) AS a,
    least((start + INTERVAL 1 MONTH - INTERVAL 1 DAY)::DATE, last_day) AS b
  FROM span, unnest(generate_series(date_trunc('month', first_day), last_day::TIMESTAMP, INTERVAL 1 MONTH)) AS s(start)
)
SELECT a::VARCHAR, (SELECT count(*) FROM chosen WHERE remote IN (1, 2, 3) AND in_days(first_seen, last_seen, a, b))
FROM period WHERE EXISTS (FROM selected) ORDER BY a
