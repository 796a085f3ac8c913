import type { Taxonomy } from "@talent/taxonomy";
import { textOf } from "../ads/fields.ts";
import { RejectedAd } from "../ads/RejectedAd.ts";
import { placeIds } from "../demo/records/fillPlaceFacts.ts";
import type { Part } from "./Part.ts";
import { required } from "./readers.ts";

const numeric = ["population", "unemployment_rate", "corporate_income_tax"];
const known = [...numeric, "minimum_wage", "minimum_wage_interval", "minimum_wage_currency"];

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
      if (!known.includes(fact)) throw new RejectedAd(`fact is none of ${known.join(", ")}`);
      const value = textOf(record.value);
      if (value === undefined) throw new RejectedAd("no value");
      if (numeric.includes(fact) && Number.isNaN(Number(value)))
        throw new RejectedAd(`value of ${fact} is no number`);
      const source = textOf(record.source);
      if (source === undefined) throw new RejectedAd("no source");
      return [kind, place, fact, value, required(record, "year", [1900, 2200]), source];
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
