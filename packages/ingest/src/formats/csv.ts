import { createHash } from "node:crypto";
import { educationLevel } from "../ads/educationLevel.ts";
import { employmentTypes } from "../ads/employmentTypes.ts";
import { type Fields, fields, listOf, numberOf, textOf } from "../ads/fields.ts";
import { RejectedAd } from "../ads/RejectedAd.ts";
import type { SourceAd } from "../ads/SourceAd.ts";
import { toDay } from "../ads/toDay.ts";
import { writtenPay } from "../pay/writtenPay.ts";
import type { AdFormat } from "./AdFormat.ts";
import { levelOfMonths } from "./levelOfMonths.ts";
import type { MappableField, Mapping } from "./Mapping.ts";

/** Rows of a table whose columns a mapping file names. */
export function csv(mapping: Mapping): AdFormat {
  return {
    read: (record) => readRow(mapping, record),
    sourceName: mapping.source,
    columns: [...new Set(Object.values(mapping.columns).flat())],
    harvested: mapping.harvested,
  };
}

function readRow(mapping: Mapping, record: unknown): SourceAd {
  const row = fields(record);
  const get = (field: MappableField): string | undefined => {
    const values = (mapping.columns[field] ?? []).flatMap((column) => cellText(field, row[column]) ?? []);
    return values.length > 0 ? values.join(field === "description" ? "\n\n" : ", ") : mapping.defaults[field];
  };
  // A Parquet file has numbers, whose three decimals are no thousands.
  const amount = (field: MappableField) => {
    const values = (mapping.columns[field] ?? []).map((column) => row[column]);
    return typeof values[0] === "number" ? values[0] : get(field);
  };
  const title = get("title");
  if (title === undefined) throw new RejectedAd(whyUntitled(mapping, row));
  return {
    key: get("key") ?? get("url") ?? digest(row),
    url: get("url"),
    title,
    description: get("description") ?? "",
    employer: get("employer"),
    industry: get("industry"),
    place: {
      text: get("location"),
      country: get("country"),
      region: get("region"),
      city: get("city"),
      postcode: get("postcode"),
      latitude: numberOf(get("latitude")),
      longitude: numberOf(get("longitude")),
    },
    posted: day(mapping, "posted", get("posted")),
    closes: day(mapping, "closes", get("closes")),
    employmentTypes: employmentTypes([get("employmentType") ?? ""]),
    remote: remoteType(get("remote")),
    ...writtenPay({
      min: amount("payMin"),
      max: amount("payMax"),
      text: get("payText"),
      currency: get("currency"),
      interval: get("payInterval") ?? "year",
    }),
    education: educationLevel(get("education") ?? ""),
    experience: experienceLevel(get("experience") ?? ""),
    contact: get("contact"),
  };
}

/** Text of a cell. JSON and Parquet have truth values and lists, too; members of a list of places are places of their own. */
function cellText(field: MappableField, value: unknown): string | undefined {
  const words = listOf(value).flatMap((each) =>
    typeof each === "boolean" ? String(each) : (textOf(each) ?? []),
  );
  const parted = field === "description" ? "\n" : field === "location" ? " / " : ", ";
  return words.length === 0 ? undefined : words.join(parted);
}

/** A mapping for another file is told by its columns. */
function whyUntitled({ columns }: Mapping, row: Fields): string {
  const wanted = columns.title ?? [];
  if (wanted.some((column) => column in row)) return "no title";
  const named = wanted.map((column) => `"${column}"`).join(" and ");
  return `no column ${named}, which the mapping has for title; the columns are ${Object.keys(row).slice(0, 30).join(", ")}`;
}

function day(mapping: Mapping, field: "posted" | "closes", text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const found = toDay(text, mapping.dates);
  if (found === undefined) throw new RejectedAd(`${field} is no date`);
  return found;
}

/** "Not remote", "no home or hybrid working": a kind of work and the word that denies it, which no dash parts from it. */
const denied =
  /\b(?:no|not|non)(?: +|-)(?:\w+(?: +|-)){0,3}?(?:hybrid|remote|home|telecommut|office|on-?\s?site)\w*(?: (?:n?or) \w+)?/gi;

function remoteType(word: string | undefined): 0 | 1 | 3 | undefined {
  if (word === undefined) return undefined;
  if (/\bnot (?:fully|entirely|completely|100)\b/i.test(word)) return 3;
  const stated = word.replace(/home[ -]?office/gi, "home");
  const left = stated.replace(denied, "");
  const away = /remote|^(?:yes|y|true|1)$|home|telecommute/i.test(left);
  const onSite = /on-?\s?site|office/i.test(left);
  if (/hybrid|partly|partial/i.test(left) || (away && onSite)) return 3;
  if (away) return 1;
  if (onSite || /^(?:no|n|false|0)(?:$|\s*[-–,;(])/i.test(left)) return 0;
  return left !== stated && /remote|home|telecommut/i.test(stated) ? 0 : undefined;
}

function experienceLevel(word: string): number | undefined {
  if (/\bsenior\b|\blead(?:er)?\b|principal|director|\bhead\b/i.test(word)) return 3;
  if (/\bmid|intermediate|\bexperienced/i.test(word)) return 2;
  if (/junior|entry|graduate|trainee|\binterns?(?:hips?)?\b/i.test(word)) return 1;
  const [, count, months] =
    /(\d+(?:[.,]\d+)?)(?:\s*(?:-|–|to|bis)\s*\d+)?\s*\+?[\s-]*(m(?:on|th|os?\b))?/i.exec(word) ?? [];
  if (count === undefined) return undefined;
  return levelOfMonths(Number(count.replace(",", ".")) * (months === undefined ? 12 : 1));
}

function digest(row: Record<string, unknown>): string {
  return createHash("sha256").update(JSON.stringify(row)).digest("hex").slice(0, 24);
}
