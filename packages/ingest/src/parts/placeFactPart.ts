import type { Taxonomy } from "@talent/taxonomy";
import { textOf } from "../ads/fields.ts";
import { RejectedAd } from "../ads/RejectedAd.ts";
import { placeIds } from "../demo/records/fillPlaceFacts.ts";
import { amountOf } from "../pay/amountOf.ts";
import { currencyCode, payInterval } from "../pay/statedPay.ts";
import type { Part } from "./Part.ts";
import { whole } from "./readers.ts";

/** What the value of each fact is read as; undefined for what is none. */
const valueReaders: Readonly<Record<string, (value: string) => string | undefined>> = {
  population: number,
  unemployment_rate: percent,
  corporate_income_tax: percent,
  minimum_wage: (value) => (Number.isNaN(Number(value)) ? lawInWords(value) : number(value)),
  minimum_wage_interval: payInterval,
  minimum_wage_currency: currencyCode,
};

/** What a value should have been, by fact; a number where none is named. */
const expected: Readonly<Record<string, string>> = {
  unemployment_rate: "no number from 0 to 100",
  corporate_income_tax: "no number from 0 to 100",
  minimum_wage: "neither a number from 0 on, in plain digits, nor words of at most 60 characters",
  minimum_wage_interval: "none of hour, day, week, month, year",
  minimum_wage_currency: "no ISO code such as GBP",
};

/**
 * Facts about places: kind (country, state, msa), place (ISO code, "US-CA", or the id), fact (population,
 * unemployment_rate, corporate_income_tax, minimum_wage, minimum_wage_interval, minimum_wage_currency), value, year and
 * source. Replaces the same facts of the same places and leaves the others.
 */
export function placeFactPart(taxonomy: Taxonomy): Part {
  const ids = placeIds(taxonomy);
  const lists = { country: taxonomy.countries, state: taxonomy.states, msa: taxonomy.msas };
  return {
    columns: {
      kind: "VARCHAR",
      place: "UINTEGER",
      fact: "VARCHAR",
      value: "VARCHAR",
      year: "UINTEGER",
      source: "VARCHAR",
    },
    needs: [["kind"], ["place"], ["fact"], ["value"], ["year"], ["source"]],
    read(record) {
      const kind = textOf(record.kind);
      if (kind !== "country" && kind !== "state" && kind !== "msa")
        throw new RejectedAd("kind is none of country, state, msa");
      const place = ids.get(textOf(record.place) ?? "") ?? Number(textOf(record.place));
      if (!lists[kind].has(place)) throw new RejectedAd(`unknown ${kind}`);
      const fact = textOf(record.fact) ?? "";
      const known = Object.keys(valueReaders);
      if (!known.includes(fact)) throw new RejectedAd(`fact is none of ${known.join(", ")}`);
      const stated = textOf(record.value);
      if (stated === undefined) throw new RejectedAd("no value");
      const value = valueReaders[fact]?.(stated);
      if (value === undefined)
        throw new RejectedAd(`value of ${fact} is ${expected[fact] ?? "no number from 0 on"}`);
      const source = textOf(record.source);
      if (source === undefined) throw new RejectedAd("no source");
      const year = whole(record, "year", [1900, 2200]);
      if (year === undefined) throw new RejectedAd("no year");
      return [kind, place, fact, value, year, source];
    },
    writes: ["place_fact"],
    async fill(connection) {
      await connection.run(`INSERT INTO next.place_fact SELECT * FROM (
        SELECT * FROM memory.main.part QUALIFY row_number() OVER (PARTITION BY kind, place, fact ORDER BY year DESC) = 1
        UNION ALL
        SELECT b.* FROM before_place_fact b ANTI JOIN memory.main.part p ON p.kind = b.kind AND p.place = b.place AND p.fact = b.fact)
        ORDER BY kind, place, fact`);
    },
  };
}

function number(value: string): string | undefined {
  return Number(value) >= 0 && Number.isFinite(Number(value)) ? value : undefined;
}

/** Percent to two decimals; an answer has room for few more (spec/data-api/schemas/LocationFactor.yaml). */
function percent(value: string): string | undefined {
  const rate = Number(value);
  return rate >= 0 && rate <= 100 ? String(Math.round(rate * 100) / 100) : undefined;
}

/** What a law says that gives no single wage ("Varies by State"), as long as an answer takes; an amount is none. */
function lawInWords(value: string): string | undefined {
  return value.length <= 60 && !/^[-+.,\d\p{Sc}]/u.test(value) && !amountOf(value) ? value : undefined;
}
