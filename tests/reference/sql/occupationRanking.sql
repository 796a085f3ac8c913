SELECT occupation, count(*) AS n, count(*) / (SELECT count(*) FROM selected)
FROM selected WHERE occupation IS NOT NULL GROUP BY occupation ORDER BY n DESC, occupation LIMIT 1000
