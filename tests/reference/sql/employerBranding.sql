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
    (SELECT count(*) FROM own WHERE own.employer = demand.employer AND list_contains(own.attributes, attribute)) AS c,
    (SELECT avg(list_contains(s.attributes, attribute)::INT) FROM selected s) AS of_all
  FROM attribute CROSS JOIN demand
), shares AS (
  SELECT *, CASE WHEN n > 0 THEN c / n END AS share,
    CASE WHEN count(*) FILTER (n > 0) OVER (PARTITION BY attribute) = 1 THEN of_all
      ELSE avg(CASE WHEN n > 0 THEN c / n END) OVER (PARTITION BY attribute) END AS norm
  FROM mention
)
SELECT attribute, employer, c, coalesce(share, 0),
  CASE WHEN round(share - 1.2 * norm, 12) > 0 THEN 'high' WHEN round(share - 0.8 * norm, 12) < 0 THEN 'low' ELSE 'average' END
FROM shares ORDER BY attribute, employer
