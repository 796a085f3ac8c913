WITH own AS (
  SELECT * FROM selected WHERE list_contains(getvariable('employers'), employer)
), asked AS (
  SELECT unnest(getvariable('employers')) AS employer
), demand AS (
  SELECT asked.employer, count(own.id) AS n FROM asked LEFT JOIN own USING (employer) GROUP BY ALL
), attribute AS (
  SELECT DISTINCT unnest(attributes) AS attribute FROM own
), mention AS (
  SELECT attribute, demand.employer, demand.n,
    (SELECT count(*) FROM own WHERE own.employer = demand.employer AND list_contains(own.attributes, attribute)) AS c
  FROM attribute CROSS JOIN demand
), shares AS (
  SELECT *, CASE WHEN n = 0 THEN 0 ELSE c / n END AS share,
    avg(CASE WHEN n = 0 THEN 0 ELSE c / n END) OVER (PARTITION BY attribute) AS mean
  FROM mention
)
SELECT attribute, employer, c, share,
  CASE WHEN round(share - 1.2 * mean, 12) > 0 THEN 'high' WHEN round(share - 0.8 * mean, 12) < 0 THEN 'low' ELSE 'average' END
FROM shares ORDER BY attribute, employer
