SELECT employer, count(*) AS n, count(*) / (SELECT count(*) FROM selected)
FROM selected WHERE employer IS NOT NULL GROUP BY employer ORDER BY n DESC, employer LIMIT 1000
