SELECT experience, count(*) AS n, count(*) / (SELECT count(*) FROM selected)
FROM selected WHERE experience IS NOT NULL GROUP BY experience ORDER BY n DESC, experience LIMIT 1000
