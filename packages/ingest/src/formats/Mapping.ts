import { readFileSync } from "node:fs";
import { OptionsError } from "@talent/warehouse";
import { type Fields, fields, listOf, textOf } from "../ads/fields.ts";
import type { DateOrder } from "../ads/toDay.ts";
import { mostCharacters } from "../ads/withinBounds.ts";
import { currencyCode, payInterval } from "../pay/statedPay.ts";

/** Fields of an ad that a CSV column can feed. */
export const mappableFields = [
  "key",
  "url",
  "title",
  "description",
  "employer",
  "industry",
  "location",
  "country",
  "region",
  "city",
  "postcode",
  "latitude",
  "longitude",
  "posted",
  "closes",
  "employmentType",
  "remote",
  "payMin",
  "payMax",
  "payText",
  "currency",
  "payInterval",
  "education",
  "experience",
  "contact",
] as const;

export type MappableField = (typeof mappableFields)[number];

/** Which columns feed which fields, and what holds for a whole CSV source. */
export type Mapping = {
  source: string;
  harvested: boolean;
  /** Column separator; found from the header line when absent. */
  delimiter?: string;
  dates: DateOrder;
  /** Columns of each field, joined where there are several. */
  columns: Partial<Record<MappableField, string[]>>;
  /** Values for fields that the columns leave empty. */
  defaults: Partial<Record<MappableField, string>>;
};

/** Reads and checks a mapping file (docs/ingest.md shows its shape); throws OptionsError with what is wrong. */
export function readMapping(path: string): Mapping {
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    const why = error instanceof SyntaxError ? "is no JSON" : "cannot be read";
    throw new OptionsError(`The mapping file ${path} ${why}.`);
  }
  return toMapping(fields(parsed), path);
}

function toMapping(file: Fields, path: string): Mapping {
  const unknown = Object.keys(file).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new OptionsError(
      `The mapping file ${path} has an unknown entry "${unknown}"; it may have ${known.join(", ")}.`,
    );
  }
  const source = textOf(file.source);
  if (source === undefined)
    throw new OptionsError(`The mapping file ${path} needs "source", the name of the source.`);
  if (source.length > mostCharacters.source)
    throw new OptionsError(`"source" in ${path} must have at most ${mostCharacters.source} characters.`);
  const dates = textOf(file.dates) ?? "iso";
  if (dates !== "iso" && dates !== "dmy" && dates !== "mdy") {
    throw new OptionsError(`"dates" in ${path} must be iso, dmy or mdy.`);
  }
  if (file.harvested !== undefined && typeof file.harvested !== "boolean")
    throw new OptionsError(`"harvested" in ${path} must be true or false.`);
  if (file.delimiter !== undefined && !(typeof file.delimiter === "string" && file.delimiter.length === 1))
    throw new OptionsError(`"delimiter" in ${path} must be one character, such as ";".`);
  const columns: Mapping["columns"] = {};
  for (const [field, value] of checkedFields(file.columns, "columns", path)) {
    columns[field] = listOf(value).map(String);
  }
  if (!columns.title) throw new OptionsError(`The mapping file ${path} must name the column of "title".`);
  const defaults: Mapping["defaults"] = {};
  for (const [field, value] of checkedFields(file.defaults, "defaults", path)) {
    const expected = expectedDefault[field];
    if (expected && !expected.fits(String(value)))
      throw new OptionsError(
        `"${field}" under "defaults" in ${path} must be ${expected.words}, not "${value}".`,
      );
    defaults[field] = String(value);
  }
  return {
    source,
    harvested: file.harvested === true,
    delimiter: file.delimiter,
    dates,
    columns,
    defaults,
  };
}

/** Defaults of which nothing but these words would ever be read. */
const expectedDefault: Partial<Record<MappableField, { fits: (word: string) => boolean; words: string }>> = {
  currency: { fits: (word) => currencyCode(word) !== undefined, words: "an ISO code such as GBP" },
  payInterval: { fits: (word) => payInterval(word) !== undefined, words: "hour, day, week, month or year" },
};

const known = ["source", "harvested", "delimiter", "dates", "columns", "defaults"];

function checkedFields(entry: unknown, name: string, path: string): [MappableField, unknown][] {
  return Object.entries(fields(entry)).map(([field, value]) => {
    const match = mappableFields.find((candidate) => candidate === field);
    if (match === undefined) {
      throw new OptionsError(
        `"${field}" under "${name}" in ${path} is no field; the fields are ${mappableFields.join(", ")}.`,
      );
    }
    return [match, value];
  });
}
