/**
 * The value of a JSON text, in which whole numbers too large to be told apart as numbers, such as ids of 64 bits, are
 * text. Throws a SyntaxError for what is no JSON.
 */
export function parseJson(text: string): unknown {
  // Nearly no record has one, and looking at every value takes several times as long.
  return /\d{16}/.test(text) ? JSON.parse(text, exact) : JSON.parse(text);
}

function exact(_name: string, value: unknown, context?: { source?: string }): unknown {
  const isLarge = typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value);
  return isLarge && /^-?\d+$/.test(context?.source ?? "") ? context?.source : value;
}
