const letter = "a-z\u00df-\u00f6\u00f8-\u017f";

/**
 * What one word is, in lower-cased text, as a regular expression that JavaScript and RE2 read alike: a run of
 * Latin letters and digits. `++`, `#` and a closing `+` right after a letter belong to it (c++, c#, security+),
 * and so does the dot of `.net` where nothing stands before it. Everything else separates: node.js and asp.net are
 * two words each, side by side.
 */
export const wordPattern = [
  "\\B\\.net\\b",
  `[0-9${letter}]*[${letter}](?:\\+\\+|[+#]\\B)`,
  `[0-9${letter}]+`,
].join("|");

const word = new RegExp(wordPattern, "g");

/** The words of a text in the order they stand, lower-cased; empty for a text without any. */
export function words(text: string): string[] {
  // The one letter that JavaScript lowers to two characters and DuckDB to one.
  return text.replaceAll("\u0130", "i").toLowerCase().match(word) ?? [];
}
