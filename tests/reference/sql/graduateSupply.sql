SELECT institution, sum(total), coalesce(sum(total) FILTER (degree = 2), 0), coalesce(sum(total) FILTER (degree = 3), 0),
  coalesce(sum(total) FILTER (degree = 4), 0), coalesce(sum(total) FILTER (degree = 5), 0), sum(women), sum(latino),
  count(DISTINCT field)
FROM graduate WHERE country = getvariable('country') AND year = (SELECT max(year) FROM graduate)
GROUP BY institution HAVING sum(total) > 0 ORDER BY sum(total) DESC, institution
