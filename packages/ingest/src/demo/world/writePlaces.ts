import type { DuckDBConnection } from "@duckdb/node-api";
import { writeTable } from "../../load/writeTable.ts";
import { unitsPerUsd } from "../../pay/exchangeRates.ts";
import type { MarketDay } from "../calendar.ts";
import { concentratedMarkets } from "../planted.ts";
import { spreadOverSlots } from "../random.ts";
import { countryTexts } from "../texts/countryTexts.data.ts";
import { drawClass } from "./drawClass.ts";
import { minimumWages, yearlyMinimum } from "./minimumWages.ts";
import { payFactor, payGrowthOf, payGrowths } from "./payGrowth.ts";
import { regionOf } from "./regions.ts";
import type { World } from "./World.ts";

/** Slots that a place is drawn from by a number's low bits. */
export const placeSlots = 131_072;

/** Writes places and countries, how often each place is drawn, and which area pulls an industry. */
export async function writePlaces(
  connection: DuckDBConnection,
  { places, countries }: World,
  days: readonly MarketDay[],
): Promise<void> {
  await writeTable(
    connection,
    "w_place",
    {
      place: "UINTEGER",
      country: "UINTEGER",
      state: "UINTEGER",
      msa: "UINTEGER",
      county: "UINTEGER",
      city: "UINTEGER",
      text: "VARCHAR",
      hub: "UINTEGER",
      pay: "DOUBLE",
      wage: "UINTEGER",
      place_supply: "DOUBLE",
      pull: "UINTEGER",
    },
    places.map((it) => [
      it.index,
      it.country,
      it.state,
      it.msa,
      it.county,
      it.city,
      it.text,
      drawClass(it),
      it.pay,
      it.wage,
      it.supply,
      concentratedMarkets.find(({ msa }) => msa === it.msa)?.subindustry,
    ]),
  );
  const slots = spreadOverSlots(
    places.map(({ weight }) => weight),
    placeSlots,
  );
  await writeTable(
    connection,
    "w_place_slot",
    { slot: "UINTEGER", place: "UINTEGER" },
    slots.map((place, slot) => [slot, place]),
  );
  const growths = payGrowths();
  await writeTable(
    connection,
    "w_country",
    {
      country: "UINTEGER",
      iso2: "VARCHAR",
      region: "UINTEGER",
      pay: "DOUBLE",
      spread: "DOUBLE",
      paid: "DOUBLE",
      currency: "VARCHAR",
      share: "DOUBLE",
      growth: "UINTEGER",
      school: "VARCHAR",
      college: "VARCHAR",
      closing: "VARCHAR",
    },
    countries.map((it) => {
      const texts = countryTexts[it.iso2] ?? countryTexts["*"];
      return [
        it.id,
        it.iso2,
        regionOf(it.iso2),
        it.pay,
        it.spread,
        it.paid,
        it.currency,
        it.share,
        payGrowthOf(it.iso2, growths),
        texts?.school,
        texts?.college,
        texts?.closing,
      ];
    }),
  );
  const calendarYears = [...new Set(days.map(({ day }) => Number(day.slice(0, 4))))];
  await writeTable(
    connection,
    "w_rate",
    { country: "UINTEGER", year: "UINTEGER", rate: "DOUBLE" },
    countries.flatMap((it) =>
      calendarYears.map((year) => [it.id, year, unitsPerUsd(it.currency, year) ?? 1]),
    ),
  );
  const calendarMonths = [...new Set(days.map(({ day }) => day.slice(0, 7)))];
  await writeTable(
    connection,
    "w_growth",
    { growth: "UINTEGER", calendar_month: "UINTEGER", pay_factor: "DOUBLE" },
    growths.flatMap((growth, index) =>
      calendarMonths.map((month) => [index, Number(month.replace("-", "")), payFactor(growth, month)]),
    ),
  );
  const wages = [undefined, ...minimumWages()];
  await writeTable(
    connection,
    "w_wage",
    { wage: "UINTEGER", day: "VARCHAR", least: "DOUBLE" },
    days.flatMap(({ day }) =>
      wages.map((wage, index) => [index, day, wage === undefined ? 0 : (yearlyMinimum(wage, day) ?? 0)]),
    ),
  );
  await connection.run("ALTER TABLE memory.main.w_wage ALTER day TYPE DATE");
}
