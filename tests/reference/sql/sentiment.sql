WITH own AS (
  SELECT * FROM review WHERE list_contains(getvariable('employers'), employer)
    AND posted BETWEEN getvariable('from_day') AND getvariable('to_day')
), rated AS (
  SELECT employer, 155 AS category, workplace AS rating FROM own
  UNION ALL SELECT employer, 156, people FROM own
  UNION ALL SELECT employer, 157, rewards FROM own
  UNION ALL SELECT employer, 158, growth FROM own
  UNION ALL SELECT employer, 159, culture FROM own
), mean AS (
  SELECT category, employer, count(*) AS n, count(*) FILTER (rating >= 4) AS good, round(round(avg(rating), 7), 1) AS rating
  FROM rated WHERE rating IS NOT NULL GROUP BY ALL
)
SELECT category, employer, good, n, rating,
  CASE WHEN rating >= 3.5 THEN 'positive' WHEN rating <= 2.5 THEN 'negative' ELSE 'neutral' END
FROM mean ORDER BY category, employer
