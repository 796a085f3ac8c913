import {
  BIGINT,
  DOUBLE,
  type DuckDBType,
  type DuckDBValue,
  INTEGER,
  LIST,
  listValue,
  UINTEGER,
  VARCHAR,
} from "@duckdb/node-api";

/** What a statement is given at run time: whole and broken numbers, text, or a list of ids. */
export type Bound = number | string | readonly number[];

/** A piece of SQL whose values are kept apart from its text until it is rendered. */
export type Sql = { readonly texts: readonly string[]; readonly values: readonly Bound[] };

/** SQL from a template: pieces are put in as they are, everything else becomes a bound parameter. */
export function sql(texts: TemplateStringsArray, ...parts: readonly (Sql | Bound)[]): Sql {
  const result = { texts: [texts[0] ?? ""], values: [] as Bound[] };
  parts.forEach((part, index) => {
    append(result, isSql(part) ? part : { texts: ["", ""], values: [part] });
    append(result, raw(texts[index + 1] ?? ""));
  });
  return result;
}

/** SQL text as it stands; only ever for names and words that this package itself holds. */
export function raw(text: string): Sql {
  return { texts: [text], values: [] };
}

/** Pieces in a row with a separator between them. */
export function join(pieces: readonly Sql[], separator: string): Sql {
  const result = { texts: [""], values: [] as Bound[] };
  pieces.forEach((piece, index) => {
    if (index > 0) append(result, raw(separator));
    append(result, piece);
  });
  return result;
}

/** The statement's text with numbered parameters, their values and their types. */
export function render(statement: Sql): { text: string; values: DuckDBValue[]; types: DuckDBType[] } {
  const [first = "", ...rest] = statement.texts;
  return {
    text: first + rest.map((text, index) => `$${index + 1}${text}`).join(""),
    values: statement.values.map(toValue),
    types: statement.values.map(toType),
  };
}

function toValue(value: Bound): DuckDBValue {
  if (typeof value === "object") return listValue(value);
  return typeof value === "number" && toType(value) === BIGINT ? BigInt(value) : value;
}

function toType(value: Bound): DuckDBType {
  if (typeof value === "object") return LIST(UINTEGER);
  if (typeof value === "string") return VARCHAR;
  if (!Number.isInteger(value)) return DOUBLE;
  return Math.abs(value) < 2 ** 31 ? INTEGER : BIGINT;
}

function isSql(part: Sql | Bound): part is Sql {
  return typeof part === "object" && "texts" in part;
}

function append(target: { texts: string[]; values: Bound[] }, piece: Sql): void {
  target.texts[target.texts.length - 1] += piece.texts[0] ?? "";
  target.texts.push(...piece.texts.slice(1));
  target.values.push(...piece.values);
}
