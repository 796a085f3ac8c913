SELECT id, (SELECT count(*) FROM selected) FROM selected ORDER BY id LIMIT 50 OFFSET 50
