/**
 * The singular of a folded English word that may be a plural ("nurses", "secretaries", "coaches"), else undefined.
 * Short words stay as they are: their "s" is as often part of them ("news", "aws").
 */
export function singular(word: string): string | undefined {
  if (word.length < 5 || !word.endsWith("s") || /(?:ss|us|is)$/.test(word)) return undefined;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
