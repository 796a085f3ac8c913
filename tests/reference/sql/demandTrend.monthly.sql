WITH period AS (
  SELECT greatest(start::DATE, getvariable('from_day')) AS a,
    least((start + INTERVAL 1 MONTH - INTERVAL 1 DAY)::DATE, getvariable('to_day')) AS b
  FROM unnest(generate_series(date_trunc('month', getvariable('from_day')), getvariable('to_day')::TIMESTAMP, INTERVAL 1 MONTH)) AS s(start)
)
SELECT a::VARCHAR, (SELECT count(*) FROM chosen WHERE in_days(first_seen, last_seen, a, b))
FROM period WHERE EXISTS (FROM selected) ORDER BY a
