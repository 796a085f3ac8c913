WITH foremost AS (
  SELECT employer, count(*) AS postings FROM selected WHERE employer IS NOT NULL
  GROUP BY employer ORDER BY postings DESC, employer LIMIT 20
)
SELECT employer, postings, skill, count(*) AS n
FROM (SELECT employer, unnest(skills) AS skill FROM selected) JOIN foremost USING (employer)
GROUP BY employer, postings, skill
QUALIFY row_number() OVER (PARTITION BY employer ORDER BY n DESC, skill) <= 10
ORDER BY postings DESC, employer, n DESC, skill
