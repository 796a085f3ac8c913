SELECT count(*) FILTER (remote = 0), count(*) FILTER (remote <> 0), count(*) FILTER (remote = 1),
  count(*) FILTER (remote = 2), count(*) FILTER (remote = 3), count(*) FILTER (remote <> 0) / count(*)
FROM selected HAVING count(*) >= 1
