WITH carried AS (
  SELECT 1 AS facet, msa AS value FROM selected
  UNION ALL SELECT 2, state FROM selected
  UNION ALL SELECT 3, employer FROM selected
  UNION ALL SELECT 4, unnest(skills) FROM selected
  UNION ALL SELECT 5, unnest(credentials) FROM selected
)
SELECT facet, value, count(*) AS n FROM carried WHERE value IS NOT NULL
GROUP BY facet, value
QUALIFY row_number() OVER (PARTITION BY facet ORDER BY n DESC, value) <= 50
ORDER BY facet, n DESC, value
