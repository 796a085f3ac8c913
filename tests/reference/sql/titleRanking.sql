SELECT title, count(*) AS n, count(*) / (SELECT count(*) FROM selected)
FROM selected WHERE title IS NOT NULL GROUP BY title ORDER BY n DESC, title LIMIT 1000
