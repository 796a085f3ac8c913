import type { Keyword } from "../Keyword.ts";
import { wordPattern } from "../words.ts";
import { join, raw, type Sql, sql } from "./sql.ts";

/** A column of texts as their words in a row, each with a space before and after it, `|` between the texts. */
export function wordsInARow(...texts: readonly string[]): Sql {
  const cut = texts.map(
    (text) => sql`array_to_string(regexp_extract_all(lower(${raw(text)}), ${wordPattern}), ' ')`,
  );
  return sql`concat(' ', ${join(cut, ", ' | ', ")}, ' ')`;
}

/** Whether a keyword expression holds over the given words in a row. */
export function compileKeyword(keyword: Keyword, document: Sql): Sql {
  switch (keyword.kind) {
    case "term":
      return sql`contains(${document}, ${` ${keyword.word} `})`;
    case "phrase":
      return sql`contains(${document}, ${` ${keyword.words.join(" ")} `})`;
    case "not":
      return sql`NOT ${compileKeyword(keyword.operand, document)}`;
    default: {
      const { kind, operands } = keyword;
      if (operands.length === 0) return raw(kind === "and" ? "true" : "false");
      return sql`(${join(
        operands.map((operand) => compileKeyword(operand, document)),
        ` ${kind} `,
      )})`;
    }
  }
}
