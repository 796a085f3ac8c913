import { type Dimension, type Filter, type Keyword, multiValued, type Selection } from "../../src/index.ts";

const shared: Partial<Record<Dimension, string>> = {
  country: "country",
  state: "state",
  msa: "msa",
  county: "county",
  city: "city",
  occupation: "occupation",
  function: "function",
  title: "title",
  employer: "employer",
  industry: "industry",
  education: "education",
  experience: "experience",
  employmentType: "employment_types",
  skill: "skills",
  credential: "credentials",
};

const columns = {
  posting: { ...shared, source: "source", remote: "remote", attribute: "attributes" },
  talent: { ...shared, gender: "gender", ethnicity: "ethnicity" },
} satisfies Record<Selection["fact"], Partial<Record<Dimension, string>>>;

/** Dimensions that every record has, where 0 is a value. */
const always: ReadonlySet<Dimension> = new Set(["source", "remote"]);

/** The column of a dimension; undefined where records of the kind have none. */
export function columnOf({ fact }: Selection, dimension: Dimension): string | undefined {
  const known: Partial<Record<Dimension, string>> = columns[fact];
  return known[dimension];
}

/**
 * One value a row: what a record carries of a dimension, only those `among` when given. Several in one statement give
 * every combination.
 */
export function carriedValue(selection: Selection, dimension: Dimension, among?: readonly number[]): string {
  const column = columnOf(selection, dimension);
  if (!column) return "0";
  if (!multiValued.has(dimension)) return column;
  return `arrayJoin(${among ? `arrayFilter(each -> each ${oneOf(among)}, ${column})` : column})`;
}

/** Whether a record carries a value that may be missing. */
export function hasValue(selection: Selection, dimension: Dimension, among?: readonly number[]): string {
  const column = columnOf(selection, dimension);
  if (!column) return "false";
  // Lists have been restricted before they were taken apart.
  if (multiValued.has(dimension)) return among ? `hasAny(${column}, ${list(among)})` : "true";
  const conditions = [
    always.has(dimension) ? "" : `${column} <> 0`,
    among ? `${column} ${oneOf(among)}` : "",
  ];
  return conditions.filter(Boolean).join(" AND ") || "true";
}

/** `FROM … WHERE …` of a selection, with further conditions. */
export function fromWhere(selection: Selection, ...also: readonly string[]): string {
  const { fact, filters, window, staffing, anonymous, keyword } = selection;
  const conditions = filters.flatMap((filter) => filterSql(selection, filter));
  if (fact === "posting") {
    if (window) conditions.push(windowSql(selection, window.from, window.to));
    if (staffing === false) conditions.push("NOT staffing");
    if (anonymous === false) conditions.push("NOT anonymous");
    if (keyword) conditions.push(keywordSql(keyword));
  }
  const where = [...conditions, ...also].filter((condition) => condition !== "true");
  return `FROM ${fact} ${where.length > 0 ? `WHERE ${where.join(" AND ")}` : ""}`;
}

/** Whether a posting belongs to a window under the selection's basis. */
export function windowSql({ basis }: Selection, from: string, to: string): string {
  const [first, last] = [text(from), text(to)];
  return basis === "open"
    ? `(first_seen <= ${last} AND last_seen >= ${first})`
    : `(first_seen >= ${first} AND first_seen <= ${last})`;
}

/** The condition that one of some numbers is met; never by none of them. */
function oneOf(values: readonly number[]): string {
  return values.length > 0 ? `IN (${values.map(Number).join()})` : "IN ([])";
}

function list(values: readonly number[]): string {
  return `CAST([${values.map(Number).join()}], 'Array(UInt32)')`;
}

/** The conditions of one filter; all of them must hold. */
export function filterSql(selection: Selection, { dimension, any, all = [], none = [] }: Filter): string[] {
  const column = columnOf(selection, dimension);
  if (!column) return any || all.length > 0 ? ["false"] : [];
  const present = hasValue(selection, dimension);
  if (multiValued.has(dimension)) {
    const conditions = any ? [`hasAny(${column}, ${list(any)})`] : [];
    if (all.length > 0) conditions.push(`hasAll(${column}, ${list(all)})`);
    if (none.length > 0) conditions.push(`NOT hasAny(${column}, ${list(none)})`);
    return conditions;
  }
  const conditions = any ? [any.length > 0 ? `${column} ${oneOf(any)}` : "false", present] : [];
  if (all.length > 0)
    conditions.push(all.map((value) => `${column} = ${Number(value)}`).join(" AND "), present);
  if (none.length > 0) conditions.push(`NOT (${column} ${oneOf(none)} AND ${present})`);
  return conditions;
}

function keywordSql(keyword: Keyword): string {
  switch (keyword.kind) {
    case "term":
      // Exact with the index and without it, unlike the functions that cut texts into words themselves.
      return `has(tokens, ${text(keyword.word)})`;
    case "phrase":
      return `(hasAll(tokens, [${keyword.words.map(text).join()}]) AND position(words, ${text(` ${keyword.words.join(" ")} `)}) > 0)`;
    case "not":
      return `NOT ${keywordSql(keyword.operand)}`;
    default:
      if (keyword.operands.length === 0) return keyword.kind === "and" ? "true" : "false";
      return `(${keyword.operands.map(keywordSql).join(` ${keyword.kind} `)})`;
  }
}

/** A text as a literal; what is bound through the package's parameters runs one statement at a time. */
function text(value: string): string {
  return `'${value.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
