SELECT count(*) FROM selected HAVING count(*) >= 1
