-- Linear interpolation at h = (n - 1) p: each order statistic k weighs 1 - |k - h|, if that is above 0.
WITH paid AS (
  SELECT pay_usd, row_number() OVER (ORDER BY pay_usd) - 1 AS k, count(*) OVER () AS n FROM chosen
  WHERE pay_usd IS NOT NULL
    AND first_seen > getvariable('to_day') + 1 - INTERVAL 1 YEAR - INTERVAL 1 DAY
    AND first_seen <= getvariable('to_day')
)
SELECT any_value(n),
  sum(pay_usd * greatest(0, 1 - abs(k - (n - 1) * 0.25))),
  sum(pay_usd * greatest(0, 1 - abs(k - (n - 1) * 0.5))),
  sum(pay_usd * greatest(0, 1 - abs(k - (n - 1) * 0.75)))
FROM paid HAVING count(*) >= 30
