/** The search box takes at most this many characters. */
export const longestSearch = 50;

/** A search starts with more than this many characters, blanks at the ends not counted. */
export const tooShortSearch = 2;

/** What is looked for: the text without blanks at its ends, in lower case; undefined when it is too short. */
export function toTerm(text: string): string | undefined {
  const term = text.trim().toLowerCase();
  return term.length > tooShortSearch ? term : undefined;
}
