const types: readonly (readonly [RegExp, number])[] = [
  [/\bpermanent\b|\bperm\b/i, 1],
  [/\btemp(?:orary)?\b|\bper[ _-]?diem\b|\bseasonal\b|\bfixed[ _-]?term\b/i, 2],
  [/\bcontract(?:or)?\b|\bfreelance\b/i, 3],
  [/\bfull[ _-]?time\b/i, 4],
  [/\bpart[ _-]?time\b/i, 5],
  [/\bintern(?:ship)?\b/i, 6],
  [/\bco-?op\b/i, 7],
];

/**
 * Employment types (1 permanent … 7 co-op) that a source's word or words mean, ascending; empty for words such as
 * OTHER and VOLUNTEER.
 */
export function employmentTypes(words: readonly string[]): number[] {
  const text = words.map((word) => word.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("_", " ")).join(", ");
  return types.filter(([pattern]) => pattern.test(text)).map(([, type]) => type);
}
