SELECT msa, count(*) AS n, count(*) / (SELECT count(*) FROM selected)
FROM selected WHERE msa IS NOT NULL GROUP BY msa ORDER BY n DESC, msa LIMIT 1000
