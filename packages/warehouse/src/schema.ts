/**
 * Tables of a snapshot. Ids are stable across snapshots: posting, employer, title and source ids come from the
 * warehouse's registry, all others from the taxonomy. NULL means unknown; lists hold a value once. Postings lie by
 * ascending id but for some where batches meet, so that ranges of ids are found quickly and nothing may rely on it.
 * `place` is the place as the ad wrote it; `postings` on employer, title and source is how many postings carry it.
 * `posting_words` is derived from the finished postings, for keyword queries.
 * `sighting` and `load` are the bookkeeping that opens and closes collected postings; measures do not read them.
 */
export const tables = {
  posting: `CREATE TABLE posting (
    id UINTEGER NOT NULL,
    key VARCHAR NOT NULL,
    source UINTEGER NOT NULL,
    url VARCHAR,
    raw_title VARCHAR NOT NULL,
    title UINTEGER,
    occupation UINTEGER,
    "function" UTINYINT,
    employer UINTEGER,
    country USMALLINT,
    state UINTEGER,
    msa UINTEGER,
    county UINTEGER,
    city UINTEGER,
    first_seen DATE NOT NULL,
    last_seen DATE,
    education UTINYINT,
    experience UTINYINT,
    employment_types UTINYINT[] NOT NULL,
    remote UTINYINT NOT NULL,
    pay_usd DOUBLE,
    pay_min DOUBLE,
    pay_max DOUBLE,
    pay_currency VARCHAR,
    pay_interval VARCHAR,
    skills UINTEGER[] NOT NULL,
    required_skills UINTEGER[] NOT NULL,
    credentials UINTEGER[] NOT NULL,
    required_credentials UINTEGER[] NOT NULL,
    attributes UINTEGER[] NOT NULL,
    description VARCHAR NOT NULL,
    contact VARCHAR,
    place VARCHAR
  )`,
  posting_words: `CREATE TABLE posting_words (posting UINTEGER NOT NULL, words VARCHAR NOT NULL)`,
  employer: `CREATE TABLE employer (
    id UINTEGER PRIMARY KEY,
    name VARCHAR NOT NULL,
    industry UTINYINT,
    subindustry UTINYINT,
    staffing BOOLEAN NOT NULL,
    anonymous BOOLEAN NOT NULL,
    postings UINTEGER NOT NULL
  )`,
  title: `CREATE TABLE title (id UINTEGER PRIMARY KEY, name VARCHAR NOT NULL, postings UINTEGER NOT NULL)`,
  source: `CREATE TABLE source (
    id UINTEGER PRIMARY KEY,
    name VARCHAR NOT NULL,
    harvested BOOLEAN NOT NULL,
    postings UINTEGER NOT NULL
  )`,
  talent: `CREATE TABLE talent (
    id UINTEGER NOT NULL,
    weight DOUBLE NOT NULL,
    country USMALLINT,
    state UINTEGER,
    msa UINTEGER,
    county UINTEGER,
    city UINTEGER,
    occupation UINTEGER,
    "function" UTINYINT,
    title UINTEGER,
    employer UINTEGER,
    education UTINYINT,
    experience UTINYINT,
    employment_types UTINYINT[] NOT NULL,
    skills UINTEGER[] NOT NULL,
    credentials UINTEGER[] NOT NULL,
    gender UTINYINT,
    ethnicity UTINYINT
  )`,
  graduate: `CREATE TABLE graduate (
    institution UINTEGER NOT NULL,
    institution_name VARCHAR NOT NULL,
    country USMALLINT NOT NULL,
    state UINTEGER,
    msa UINTEGER,
    field VARCHAR NOT NULL,
    field_name VARCHAR NOT NULL,
    occupations UINTEGER[] NOT NULL,
    degree UTINYINT NOT NULL,
    total UINTEGER NOT NULL,
    men UINTEGER, women UINTEGER,
    white UINTEGER, asian UINTEGER, black UINTEGER, latino UINTEGER, other UINTEGER,
    year USMALLINT NOT NULL
  )`,
  review: `CREATE TABLE review (
    id UINTEGER PRIMARY KEY,
    employer UINTEGER NOT NULL,
    posted DATE NOT NULL,
    title VARCHAR, location VARCHAR, employment_status VARCHAR, duration VARCHAR,
    recommend BOOLEAN, outlook VARCHAR, ceo VARCHAR,
    overall DOUBLE NOT NULL,
    workplace DOUBLE, people DOUBLE, rewards DOUBLE, growth DOUBLE, culture DOUBLE,
    summary VARCHAR, pro VARCHAR, con VARCHAR
  )`,
  place_fact: `CREATE TABLE place_fact (
    kind VARCHAR NOT NULL,
    place UINTEGER NOT NULL,
    fact VARCHAR NOT NULL,
    value VARCHAR NOT NULL,
    year USMALLINT,
    source VARCHAR NOT NULL
  )`,
  /** Ads as their sources showed them: each belongs to one posting; reposts share it. */
  sighting: `CREATE TABLE sighting (
    source UINTEGER NOT NULL,
    key VARCHAR NOT NULL,
    posting UINTEGER NOT NULL,
    first_seen DATE NOT NULL,
    seen DATE NOT NULL,
    closes DATE
  )`,
  /** Loads of a source: the day each speaks of, and whether it was the whole source on that day. */
  load: `CREATE TABLE load (source UINTEGER NOT NULL, as_of DATE NOT NULL, complete BOOLEAN NOT NULL)`,
  snapshot: `CREATE TABLE snapshot (
    id VARCHAR NOT NULL,
    as_of DATE NOT NULL,
    built_at TIMESTAMP NOT NULL,
    origin VARCHAR NOT NULL,
    taxonomy_version VARCHAR NOT NULL,
    note VARCHAR
  )`,
} as const;

/** Name of a table of a snapshot. */
export type TableName = keyof typeof tables;

/** Names of all tables of a snapshot. */
export const tableNames = Object.keys(tables) as TableName[];
