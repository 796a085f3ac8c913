import type { Keyword } from "../Keyword.ts";
import { join, raw, type Sql, sql } from "./sql.ts";

/** Whether a keyword expression holds on postings: on their words as the snapshot keeps them in a row. */
export function compileKeyword(keyword: Keyword): Sql {
  return sql`r.id IN (SELECT posting FROM posting_words WHERE ${condition(keyword)})`;
}

function condition(keyword: Keyword): Sql {
  switch (keyword.kind) {
    case "term":
      return sql`contains(words, ${` ${keyword.word} `})`;
    case "phrase":
      return sql`contains(words, ${` ${keyword.words.join(" ")} `})`;
    case "not":
      return sql`NOT ${condition(keyword.operand)}`;
    default: {
      const { kind, operands } = keyword;
      if (operands.length === 0) return raw(kind === "and" ? "true" : "false");
      return sql`(${join(operands.map(condition), ` ${kind} `)})`;
    }
  }
}
