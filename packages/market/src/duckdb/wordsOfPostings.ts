import { wordPattern } from "../words.ts";

/**
 * A query that gives `posting` and `words` for every row of a table of postings: the words of the title as
 * advertised and of the description in a row, each with a space before and after it, `|` between the two. A snapshot
 * keeps the answer as its table `posting_words`, because cutting texts anew takes a query seconds.
 */
export function wordsOfPostings(table: string): string {
  const cut = (text: string) => `array_to_string(regexp_extract_all(lower(${text}), '${wordPattern}'), ' ')`;
  return `SELECT id AS posting, concat(' ', ${cut("raw_title")}, ' | ', ${cut("description")}, ' ') AS words FROM ${table}`;
}
