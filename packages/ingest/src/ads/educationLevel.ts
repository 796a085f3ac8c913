const levels: readonly (readonly [RegExp, number])[] = [
  [/high school|\bged\b|secondary|gcse/i, 1],
  [/associate|foundation degree/i, 2],
  [/bachelor|undergraduate|\bbsc\b|\bba\b/i, 3],
  [/master|postgraduate|doctor|\bphd\b|\bmba\b|\bmsc\b|professional certificate/i, 4],
];

/** The lowest education level (1 high school … 4 master's or above) that a source's words name; undefined for none. */
export function educationLevel(words: string): number | undefined {
  return levels.find(([pattern]) => pattern.test(words))?.[1];
}
