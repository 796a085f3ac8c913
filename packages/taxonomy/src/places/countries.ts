import { createRequire } from "node:module";
import isoCountries from "i18n-iso-countries";
import type { Country } from "../Entry.ts";
import { items, number, optionalNumber, readTable, text } from "../Table.ts";

const subdivided = new Set(["US", "CA", "MX", "DE", "IN", "GB"]);

/** All countries of ISO 3166-1 (and Kosovo under its user-assigned code), with the names ads use. */
export function readCountries(): Country[] {
  isoCountries.registerLocale(createRequire(import.meta.url)("i18n-iso-countries/langs/en.json"));
  const own = new Map(readTable("countries").map((row) => [text(row, "iso2"), row]));
  return Object.entries(isoCountries.getAlpha2Codes()).map(([iso2, iso3]) => {
    const row = own.get(iso2);
    const official = isoCountries.getName(iso2, "en") ?? iso2;
    const name = (row && text(row, "name")) || official;
    const aliases = isoCountries.getName(iso2, "en", { select: "all" }) ?? [];
    const thousands = row && optionalNumber(row, "population");
    return {
      id: Number(isoCountries.alpha2ToNumeric(iso2)),
      name,
      aliases: [...new Set([...aliases, ...(row ? items(row, "aliases") : [])])].filter((it) => it !== name),
      iso2,
      iso3,
      listed: row !== undefined && number(row, "listed") > 0,
      subdivided: subdivided.has(iso2),
      population: thousands === undefined ? undefined : thousands * 1000,
    };
  });
}

/** ISO2 codes of the guide's country table in its order, 57 rows: Romania stands in it twice. */
export function listedCountryRows(): string[] {
  return readTable("countries").flatMap((row) =>
    Array.from({ length: number(row, "listed") }, () => text(row, "iso2")),
  );
}
