import type { Day } from "@talent/market";
import type { EntriesById } from "./EntriesById.ts";
import type { Employer, Source, Title } from "./lookups.ts";
import type { Row } from "./rows.ts";

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

/** Where the entries that postings refer to are found by their ids; unknown ids are left out. */
export type Registers = {
  source: EntriesById<Source>;
  title: EntriesById<Title>;
  employer: EntriesById<Employer>;
};

/** What a posting refers to, by id. */
type Referred = {
  source: ReadonlyMap<number, Source>;
  title: ReadonlyMap<number, Title>;
  employer: ReadonlyMap<number, Employer>;
};

/**
 * Full records of the postings asked for, in the order asked; ids the snapshot does not know are left out. Whose names
 * stand in them is asked for apart: joined, each whole table is read for a handful of its rows.
 */
export async function details(
  readPostings: (ids: readonly number[]) => Promise<Row[]>,
  registers: Registers,
  ids: readonly number[],
): Promise<PostingDetails[]> {
  if (ids.length === 0) return [];
  const found = await readPostings(ids);
  const idsIn = (name: keyof Registers) =>
    found.map((row) => row[name] as number | null).filter((id) => id !== null);
  const [source, title, employer] = await Promise.all([
    registers.source.get(idsIn("source")),
    registers.title.get(idsIn("title")),
    registers.employer.get(idsIn("employer")),
  ]);
  const byId = new Map(found.map((row) => [row.id as number, toDetails(row, { source, title, employer })]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function toDetails(row: Row, referred: Referred): PostingDetails {
  const optional = (name: string) => row[name] as number | null;
  const list = (name: string) => row[name] as number[];
  const text = (name: string) => row[name] as string | null;
  return {
    id: row.id as number,
    key: row.key as string,
    url: text("url"),
    source: { id: row.source as number, name: referred.source.get(row.source as number)?.name ?? "" },
    rawTitle: row.raw_title as string,
    title: named(referred.title.get(row.title as number)),
    occupation: optional("occupation"),
    function: optional("function"),
    employer: advertiser(referred.employer.get(row.employer as number)),
    country: optional("country"),
    state: optional("state"),
    msa: optional("msa"),
    county: optional("county"),
    city: optional("city"),
    place: text("place"),
    firstSeen: row.first_seen as Day,
    lastSeen: row.last_seen as Day | null,
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

function named(entry: Named | undefined): Named | null {
  return entry ? { id: entry.id, name: entry.name } : null;
}

function advertiser(entry: Employer | undefined): PostingDetails["employer"] {
  return entry
    ? { id: entry.id, name: entry.name, staffing: entry.staffing, anonymous: entry.anonymous }
    : null;
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
