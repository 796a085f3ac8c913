import type { DuckDBConnection } from "@duckdb/node-api";
import type { Day } from "@talent/market";
import { placeholders, type Row, rows } from "./rows.ts";

/** A registry entry by its stable id and name. */
export type Named = { id: number; name: string };

/** Advertised pay: the ad's own amounts with currency and interval, and their midpoint per year in USD. */
export type AdvertisedPay = {
  yearlyUsd: number;
  min: number | null;
  max: number | null;
  currency: string | null;
  interval: string | null;
};

/** A posting in full. Ids without a name are the taxonomy's; null and empty lists mean unknown or none. */
export type PostingDetails = {
  id: number;
  key: string;
  url: string | null;
  source: Named;
  rawTitle: string;
  title: Named | null;
  occupation: number | null;
  function: number | null;
  employer: (Named & { staffing: boolean; anonymous: boolean }) | null;
  country: number | null;
  state: number | null;
  msa: number | null;
  county: number | null;
  city: number | null;
  place: string | null;
  firstSeen: Day;
  lastSeen: Day | null;
  education: number | null;
  experience: number | null;
  employmentTypes: number[];
  remote: number;
  pay: AdvertisedPay | null;
  skills: number[];
  requiredSkills: number[];
  credentials: number[];
  requiredCredentials: number[];
  attributes: number[];
  description: string;
  contact: string | null;
};

const query = `SELECT p.*, p.first_seen::VARCHAR AS first_day, p.last_seen::VARCHAR AS last_day,
  s.name AS source_name, t.name AS title_name, e.name AS employer_name, e.staffing, e.anonymous
FROM posting p
LEFT JOIN source s ON s.id = p.source
LEFT JOIN title t ON t.id = p.title
LEFT JOIN employer e ON e.id = p.employer`;

/** Full records of the postings asked for, in the order asked; ids the snapshot does not know are left out. */
export async function details(
  connection: DuckDBConnection,
  ids: readonly number[],
): Promise<PostingDetails[]> {
  if (ids.length === 0) return [];
  const found = await rows(connection, `${query} WHERE p.id IN (${placeholders(ids)})`, [...ids]);
  const byId = new Map(found.map((row) => [row.id as number, toDetails(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function toDetails(row: Row): PostingDetails {
  const optional = (name: string) => row[name] as number | null;
  const list = (name: string) => row[name] as number[];
  const text = (name: string) => row[name] as string | null;
  return {
    id: row.id as number,
    key: row.key as string,
    url: text("url"),
    source: { id: row.source as number, name: text("source_name") ?? "" },
    rawTitle: row.raw_title as string,
    title: named(optional("title"), text("title_name")),
    occupation: optional("occupation"),
    function: optional("function"),
    employer: employer(row),
    country: optional("country"),
    state: optional("state"),
    msa: optional("msa"),
    county: optional("county"),
    city: optional("city"),
    place: text("place"),
    firstSeen: row.first_day as Day,
    lastSeen: row.last_day as Day | null,
    education: optional("education"),
    experience: optional("experience"),
    employmentTypes: list("employment_types"),
    remote: row.remote as number,
    pay: pay(row),
    skills: list("skills"),
    requiredSkills: list("required_skills"),
    credentials: list("credentials"),
    requiredCredentials: list("required_credentials"),
    attributes: list("attributes"),
    description: row.description as string,
    contact: text("contact"),
  };
}

function named(id: number | null, name: string | null): Named | null {
  return id === null || name === null ? null : { id, name };
}

function employer(row: Row): PostingDetails["employer"] {
  const entry = named(row.employer as number | null, row.employer_name as string | null);
  return entry && { ...entry, staffing: row.staffing === true, anonymous: row.anonymous === true };
}

function pay(row: Row): AdvertisedPay | null {
  if (typeof row.pay_usd !== "number") return null;
  return {
    yearlyUsd: row.pay_usd,
    min: row.pay_min as number | null,
    max: row.pay_max as number | null,
    currency: row.pay_currency as string | null,
    interval: row.pay_interval as string | null,
  };
}
