import { type Dimension, type Filter, type Keyword, multiValued, type Selection } from "../../src/index.ts";

/** Columns of the dimensions; postings and talents share the names they both have. */
const columns: Partial<Record<Dimension, string>> = {
  country: "r.country",
  state: "r.state",
  msa: "r.msa",
  county: "r.county",
  city: "r.city",
  occupation: "r.occupation",
  function: "r.function",
  title: "r.title",
  employer: "r.employer",
  industry: "e.industry",
  education: "r.education",
  experience: "r.experience",
  source: "r.source",
  remote: "r.remote",
  employmentType: "r.employment_types",
  skill: "r.skills",
  credential: "r.credentials",
  attribute: "r.attributes",
};

const ofPostings: ReadonlySet<Dimension> = new Set(["source", "remote", "attribute"]);

/** The column of a dimension; undefined where records of the kind have none. */
export function columnOf({ fact }: Selection, dimension: Dimension): string | undefined {
  return fact === "talent" && ofPostings.has(dimension) ? undefined : columns[dimension];
}

/** One value a row: what a record carries of a dimension. */
export function carriedValue(selection: Selection, dimension: Dimension): string {
  const column = columnOf(selection, dimension);
  if (!column) return "NULL::integer";
  return multiValued.has(dimension) ? `unnest(${column})` : column;
}

/** `FROM … WHERE …` of a selection; employers are joined only where they are asked for, which planners like better. */
export function fromWhere(
  selection: Selection,
  dimensions: readonly Dimension[] = [],
  also = "true",
): string {
  const { fact, filters, window, staffing, anonymous, keyword } = selection;
  const conditions = filters.flatMap((filter) => filterSql(selection, filter));
  if (fact === "posting") {
    if (window) conditions.push(windowSql(selection, window.from, window.to));
    if (staffing === false) conditions.push("NOT coalesce(e.staffing, false)");
    if (anonymous === false) conditions.push("NOT coalesce(e.anonymous, true)");
    if (keyword) conditions.push(`r.id IN (SELECT posting FROM posting_words WHERE ${keywordSql(keyword)})`);
  }
  conditions.push(also);
  const where = conditions.join(" AND ");
  const joins = where.includes("e.") || dimensions.includes("industry");
  return `FROM ${fact} r ${joins ? "LEFT JOIN employer e ON e.id = r.employer" : ""} WHERE ${where}`;
}

/** Whether a posting belongs to a window under the selection's basis. */
export function windowSql({ basis }: Selection, from: string, to: string): string {
  return basis === "open"
    ? `r.first_seen <= '${to}' AND coalesce(r.last_seen, 'infinity') >= '${from}'`
    : `r.first_seen BETWEEN '${from}' AND '${to}'`;
}

function filterSql(selection: Selection, { dimension, any, all = [], none = [] }: Filter): string[] {
  const column = columnOf(selection, dimension);
  if (!column) return any || all.length > 0 ? ["false"] : [];
  const array = (values: readonly number[]) => `'{${values.join()}}'::integer[]`;
  const isList = multiValued.has(dimension);
  const anyOf = (values: readonly number[]) =>
    isList ? `${column} && ${array(values)}` : `${column} = ANY (${array(values)})`;
  const conditions = any ? [anyOf(any)] : [];
  if (all.length > 0)
    conditions.push(
      isList ? `${column} @> ${array(all)}` : all.map((value) => `${column} = ${value}`).join(" AND "),
    );
  if (none.length > 0) conditions.push(`NOT coalesce(${anyOf(none)}, false)`);
  return conditions;
}

function keywordSql(keyword: Keyword): string {
  switch (keyword.kind) {
    case "term":
      return `tokens @@ '${keyword.word}'::tsquery`;
    case "phrase":
      return `(tokens @@ '${keyword.words.join(" & ")}'::tsquery AND words LIKE '% ${keyword.words.join(" ")} %')`;
    case "not":
      return `NOT ${keywordSql(keyword.operand)}`;
    default:
      return `(${keyword.operands.map(keywordSql).join(` ${keyword.kind} `)})`;
  }
}
