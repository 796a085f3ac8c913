/** A text of a caller's as a message holds it: at most so many characters, and cut with three points where it is longer. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${[...text].slice(0, most - 3).join("")}...` : text;
