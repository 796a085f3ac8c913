SELECT education, count(*) AS n, count(*) / (SELECT count(*) FROM selected)
FROM selected WHERE education IS NOT NULL GROUP BY education ORDER BY n DESC, education LIMIT 1000
