/**
 * The value of a JSON text, or that it is none. Whole numbers too large to be told apart as numbers, such as ids of
 * 64 bits, are text; NaN and the infinities, which DuckDB, Python and pandas write for numbers that are none, are null.
 */
export function readJson(text: string): { value: unknown } | { broken: string } {
  try {
    return { value: parse(text) };
  } catch {
    if (!/NaN|Infinity/.test(text)) return { broken: "not JSON" };
  }
  try {
    return { value: parse(withNulls(text)) };
  } catch {
    return { broken: "not JSON" };
  }
}

function parse(text: string): unknown {
  // Nearly no record has one, and looking at every value takes several times as long.
  return /\d{16}/.test(text) ? JSON.parse(text, exact) : JSON.parse(text);
}

function exact(_name: string, value: unknown, context?: { source?: string }): unknown {
  const isLarge = typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value);
  return isLarge && /^-?\d+$/.test(context?.source ?? "") ? context?.source : value;
}

/** A text in which every NaN and infinity outside its strings is null. */
function withNulls(text: string): string {
  return text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"|-?\b(?:NaN|Infinity)\b/g, (found) =>
    found.startsWith('"') ? found : "null",
  );
}
