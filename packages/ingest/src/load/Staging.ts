import { type DuckDBAppender, type DuckDBConnection, LIST, listValue, UINTEGER } from "@duckdb/node-api";
import type { Mention } from "@talent/extraction";
import type { StagedAd } from "./StagedAd.ts";
import { titleKey } from "./titleKey.ts";

/** The table one load is gathered in: an ad a row, ids of employer, title and posting still to be given. */
export const stagedTable = `CREATE TABLE memory.main.staged (
  n UINTEGER, key VARCHAR, former_key VARCHAR, url VARCHAR, raw_title VARCHAR, title VARCHAR, title_key VARCHAR,
  occupation UINTEGER, "function" UTINYINT, employer VARCHAR, employer_key VARCHAR, employer_certain BOOLEAN,
  anonymous BOOLEAN, stated_industry VARCHAR, country USMALLINT, state UINTEGER, msa UINTEGER, county UINTEGER,
  city UINTEGER, place VARCHAR, posted VARCHAR, closes VARCHAR, education UTINYINT, experience UTINYINT,
  employment_types UINTEGER[], remote UTINYINT, pay_usd DOUBLE, pay_min DOUBLE, pay_max DOUBLE, pay_currency VARCHAR,
  pay_interval VARCHAR, skills UINTEGER[], required_skills UINTEGER[], credentials UINTEGER[],
  required_credentials UINTEGER[], attributes UINTEGER[], description VARCHAR, contact VARCHAR)`;

const idList = LIST(UINTEGER);

/** Writes staged ads into the staging table. */
export class Staging {
  readonly #appender: DuckDBAppender;
  #count = 0;

  private constructor(appender: DuckDBAppender) {
    this.#appender = appender;
  }

  /** Creates the empty staging table of a connection. */
  static async create(connection: DuckDBConnection): Promise<Staging> {
    await connection.run(stagedTable);
    return new Staging(await connection.createAppender("staged", "main", "memory"));
  }

  /** Ads staged so far. */
  get count(): number {
    return this.#count;
  }

  /** Stages one ad. */
  add(staged: StagedAd): void {
    const { ad, reading, place, employer } = staged;
    this.#count++;
    this.#number(this.#count);
    this.#text(ad.key);
    this.#text(ad.formerKey);
    this.#text(ad.url);
    this.#text(staged.title);
    this.#text(reading.title);
    this.#text(reading.title === undefined ? undefined : titleKey(reading.title));
    this.#number(reading.occupation);
    this.#small(reading.function);
    this.#text(employer.name);
    this.#text(employer.key);
    this.#appender.appendBoolean(employer.certain);
    this.#appender.appendBoolean(employer.anonymous);
    this.#text(ad.industry);
    this.#country(place.country);
    for (const id of [place.state, place.msa, place.county, place.city]) this.#number(id);
    this.#text(placeText(ad.place));
    this.#text(ad.posted);
    this.#text(ad.closes);
    this.#small(reading.education);
    this.#small(reading.experience);
    this.#ids(reading.employmentTypes);
    this.#small(reading.remote);
    this.#pay(staged);
    this.#mentions(reading.skills);
    this.#mentions(reading.credentials);
    this.#ids(reading.attributes);
    this.#appender.appendVarchar(staged.description);
    this.#text(staged.contact);
    this.#appender.endRow();
  }

  /** Writes what is still held back; nothing may be added afterwards. */
  close(): void {
    this.#appender.flushSync();
    this.#appender.closeSync();
  }

  #pay({ ad, reading, payUsd }: StagedAd): void {
    const pay = payUsd === undefined && ad.posted !== undefined ? undefined : reading.pay;
    this.#double(payUsd);
    this.#double(pay?.min);
    this.#double(pay?.max);
    this.#text(pay?.currency);
    this.#text(pay?.interval.toUpperCase());
  }

  #mentions(mentions: readonly Mention[]): void {
    this.#ids(mentions.map((mention) => mention.id));
    this.#ids(mentions.filter((mention) => mention.required).map((mention) => mention.id));
  }

  #ids(ids: readonly number[]): void {
    this.#appender.appendList(listValue([...new Set(ids)].sort((a, b) => a - b)), idList);
  }

  #text(value: string | undefined): void {
    if (value === undefined) this.#appender.appendNull();
    else this.#appender.appendVarchar(value);
  }

  #number(value: number | undefined): void {
    if (value === undefined) this.#appender.appendNull();
    else this.#appender.appendUInteger(value);
  }

  #small(value: number | undefined): void {
    if (value === undefined) this.#appender.appendNull();
    else this.#appender.appendUTinyInt(value);
  }

  #country(value: number | undefined): void {
    if (value === undefined) this.#appender.appendNull();
    else this.#appender.appendUSmallInt(value);
  }

  #double(value: number | undefined): void {
    if (value === undefined) this.#appender.appendNull();
    else this.#appender.appendDouble(value);
  }
}

/** The place as the ad wrote it, for people to read. */
function placeText(place: StagedAd["ad"]["place"]): string | undefined {
  const parts = [place.city, place.region, place.postcode, place.country].filter(Boolean);
  const text = place.text || parts.join(", ");
  return text === "" ? undefined : text;
}
