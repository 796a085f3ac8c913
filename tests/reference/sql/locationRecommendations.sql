WITH supply AS (
  SELECT msa, round(sum(weight), 3) AS supply FROM people WHERE msa IS NOT NULL GROUP BY msa
  HAVING round(sum(weight)) >= 10 * 20
), demand AS (
  SELECT msa, count(*) AS demand, count(*) FILTER (remote = 0) AS onsite FROM selected GROUP BY msa
), pay AS (
  SELECT msa, median(pay_usd) AS pay FROM chosen
  WHERE pay_usd IS NOT NULL AND first_seen <= getvariable('to_day') AND first_seen >= getvariable('to_day') + 1 - INTERVAL 1 YEAR
  GROUP BY msa HAVING count(*) >= 30
), area AS (
  SELECT msa, supply, coalesce(demand, 0) AS demand, coalesce(onsite, 0) AS onsite, pay,
    round(coalesce(demand, 0) / supply, 12) AS competition
  FROM supply LEFT JOIN demand USING (msa) LEFT JOIN pay USING (msa)
), ranked AS (
  SELECT *,
    (SELECT avg(CASE WHEN a.supply < o.supply THEN 1 WHEN a.supply = o.supply THEN 0.5 ELSE 0 END) FROM area a) AS supply_rank,
    (SELECT avg(CASE WHEN a.pay > o.pay THEN 1 WHEN a.pay = o.pay THEN 0.5 ELSE 0 END) FROM area a WHERE a.pay IS NOT NULL AND o.pay IS NOT NULL) AS cost_rank,
    (SELECT avg(CASE WHEN a.competition > o.competition THEN 1 WHEN a.competition = o.competition THEN 0.5 ELSE 0 END) FROM area a) AS competition_rank
  FROM area o
)
SELECT msa, round(supply), demand, onsite, pay, supply_rank, cost_rank, competition_rank,
  round(round((7 * supply_rank + 7 * coalesce(cost_rank, 0.5) + 2 * competition_rank) / 16, 12), 6) AS score
FROM ranked ORDER BY score DESC, msa
