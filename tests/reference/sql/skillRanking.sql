SELECT value, count(*) AS n, count(*) / (SELECT count(*) FROM selected)
FROM (SELECT unnest(skills) AS value FROM selected) GROUP BY value ORDER BY n DESC, value LIMIT 1000
