WITH paid AS (
  SELECT state, pay_usd, row_number() OVER (PARTITION BY state ORDER BY pay_usd) - 1 AS k,
    count(*) OVER (PARTITION BY state) AS n, count(*) OVER () AS everybody
  FROM chosen
  WHERE pay_usd IS NOT NULL
    AND first_seen >= getvariable('to_day') + 1 - INTERVAL 1 YEAR
    AND first_seen <= getvariable('to_day')
)
SELECT state, any_value(n),
  sum(pay_usd * greatest(0, 1 - abs(k - (n - 1) * 0.25))),
  sum(pay_usd * greatest(0, 1 - abs(k - (n - 1) * 0.5))),
  sum(pay_usd * greatest(0, 1 - abs(k - (n - 1) * 0.75)))
FROM paid WHERE state IS NOT NULL AND everybody >= 30
GROUP BY state HAVING count(*) >= 30
ORDER BY count(*) DESC, state LIMIT 20
