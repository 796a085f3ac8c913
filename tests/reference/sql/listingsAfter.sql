SELECT id FROM selected WHERE id > (SELECT coalesce(quantile_disc(id, 0.5), 0) FROM selected) ORDER BY id LIMIT 100
