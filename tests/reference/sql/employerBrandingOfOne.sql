WITH own AS (
  SELECT * FROM selected WHERE employer = getvariable('employers')[1]
), attribute AS (
  SELECT DISTINCT unnest(attributes) AS attribute FROM own
), mention AS (
  SELECT -1 AS attribute, (SELECT count(*) FROM own WHERE len(own.attributes) > 0) AS c,
    (SELECT count(*) FROM selected s WHERE len(s.attributes) > 0) AS of_all
  UNION ALL
  SELECT attribute, (SELECT count(*) FROM own WHERE list_contains(own.attributes, attribute)),
    (SELECT count(*) FROM selected s WHERE list_contains(s.attributes, attribute))
  FROM attribute
), shares AS (
  SELECT attribute, c, c / (SELECT count(*) FROM own) AS share, of_all / (SELECT count(*) FROM selected) AS norm
  FROM mention WHERE (SELECT count(*) FROM own) > 0
)
SELECT attribute, c, share,
  CASE WHEN norm = 0 THEN 'average' WHEN round(share / norm, 6) > 1.2 THEN 'high' WHEN round(share / norm, 6) < 0.8 THEN 'low' ELSE 'average' END
FROM shares ORDER BY attribute
