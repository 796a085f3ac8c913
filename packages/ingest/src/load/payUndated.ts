import type { DuckDBConnection } from "@duckdb/node-api";
import type { Pay } from "@talent/extraction";
import type { Day } from "@talent/market";
import { inItsInterval } from "../pay/inItsInterval.ts";
import { yearlyPayUsd } from "../pay/yearlyPay.ts";
import { writeTable } from "./writeTable.ts";

/**
 * Makes yearly dollars of the pay of staged ads that do not say when they were posted, at the rate of the load's day,
 * which is known only when all files have been read; pay that cannot be right is left out.
 */
export async function payUndated(connection: DuckDBConnection, day: Day): Promise<void> {
  const stated = (await connection.runAndReadAll(statedPay)).getRowObjectsJS() as Stated[];
  const rows = stated.map(({ min, max, currency, interval }) => {
    const as = interval.toLowerCase() as Pay["interval"];
    const pay = inItsInterval({ min, max, currency, interval: as }, day);
    return [min, max, currency, interval, pay.interval.toUpperCase(), yearlyPayUsd(pay, day)];
  });
  await writeTable(connection, "undated_pay", columns, rows);
  await connection.run(converted);
}

type Stated = { min: number; max: number; currency: string; interval: string };

const columns = {
  min: "DOUBLE",
  max: "DOUBLE",
  currency: "VARCHAR",
  stated: "VARCHAR",
  interval: "VARCHAR",
  usd: "DOUBLE",
} as const;

const statedPay = `SELECT DISTINCT pay_min AS min, pay_max AS max, pay_currency AS currency, pay_interval AS interval
  FROM memory.main.staged WHERE posted IS NULL AND pay_currency IS NOT NULL`;

const converted = `UPDATE memory.main.staged SET pay_usd = p.usd,
    pay_min = CASE WHEN p.usd IS NOT NULL THEN p.min END, pay_max = CASE WHEN p.usd IS NOT NULL THEN p.max END,
    pay_currency = CASE WHEN p.usd IS NOT NULL THEN p.currency END,
    pay_interval = CASE WHEN p.usd IS NOT NULL THEN p."interval" END
  FROM memory.main.undated_pay p
  WHERE posted IS NULL AND pay_min = p.min AND pay_max = p.max AND pay_currency = p.currency AND pay_interval = p.stated`;
