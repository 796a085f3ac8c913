/** Columns of both kinds of record; 0 stands for no value, because a nullable column costs a second one to read. */
const role = `country UInt16, state UInt32, msa UInt32, county UInt32, city UInt32, occupation UInt32,
  function UInt8, title UInt32, employer UInt32, industry UInt8, education UInt8, experience UInt8,
  employment_types Array(UInt8), skills Array(UInt32), credentials Array(UInt32)`;

/** Small skip indexes of values too rare to be in every block of rows. */
const skips = `INDEX title title TYPE bloom_filter GRANULARITY 1, INDEX employer employer TYPE bloom_filter GRANULARITY 1,
  INDEX occupation occupation TYPE bloom_filter GRANULARITY 1, INDEX skills skills TYPE bloom_filter GRANULARITY 1`;

/**
 * Tables in ClickHouse's best layout: sorted by what most selections ask for; words in an inverted index; what is asked of an
 * employer stands in the record itself, because joins are dear there. No last day is the last one a Date can have.
 */
export const tables = {
  posting: `(id UInt32, ${role}, staffing Bool, anonymous Bool, source UInt32, first_seen Date, last_seen Date,
    remote UInt8, pay_usd Float64, attributes Array(UInt32), words String, tokens Array(String), ${skips},
    INDEX tokens tokens TYPE text(tokenizer = array))
    ENGINE = MergeTree ORDER BY (country, occupation, state, msa, first_seen)`,
  talent: `(id UInt32, units UInt32, ${role}, gender UInt8, ethnicity UInt8, ${skips})
    ENGINE = MergeTree ORDER BY (country, occupation, state, msa)`,
};

/** The last day a Date can have. */
export const never = "2149-06-06";

const roleValues = [
  ...[
    "r.country",
    "r.state",
    "r.msa",
    "r.county",
    "r.city",
    "r.occupation",
    'r."function"',
    "r.title",
    "r.employer",
  ],
  ...["e.industry", "r.education", "r.experience"],
]
  .map((column) => `coalesce(${column}, 0) AS ${column.slice(2)}`)
  .concat("r.employment_types", "r.skills", "r.credentials")
  .join(", ");

/** What DuckDB writes into the files that the tables are read from, column by column, by their names. */
export const exported: Record<keyof typeof tables, string> = {
  posting: `SELECT r.id, ${roleValues}, coalesce(e.staffing, false) AS staffing, coalesce(e.anonymous, true) AS anonymous,
    r.source, r.first_seen, coalesce(r.last_seen, DATE '${never}') AS last_seen, r.remote,
    coalesce(r.pay_usd, 0) AS pay_usd, r.attributes, w.words,
    string_split(trim(w.words), ' ') AS tokens
    FROM posting r LEFT JOIN employer e ON e.id = r.employer JOIN posting_words w ON w.posting = r.id`,
  talent: `SELECT r.id, round(r.weight * 1000)::UINTEGER AS units, ${roleValues}, coalesce(r.gender, 0) AS gender,
    coalesce(r.ethnicity, 0) AS ethnicity FROM talent r LEFT JOIN employer e ON e.id = r.employer`,
};
