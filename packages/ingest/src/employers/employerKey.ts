const legalForms =
  /\b(?:incorporated|inc|corporation|corp|limited|ltd|llc|llp|lp|plc|gmbh|ag|kg|se|sa|sas|sarl|bv|nv|oy|ab|as|aps|srl|spa|pty|pte|pvt|private limited|co|company|group|holdings?)\b\.?/g;

/**
 * What makes two spellings one employer: letters and digits of the name, accents, case, punctuation, "the" and legal
 * forms aside ("Acme, Inc." and "ACME" are one). Never empty for a name with a letter or digit.
 */
export function employerKey(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/\bthe\b/g, " ")
    .replace(/(?<=\w)['’.](?=\w\b)/g, "");
  const whole = plain.replace(/[^\p{L}\p{N}]/gu, "");
  const short = plain.replace(legalForms, " ").replace(/[^\p{L}\p{N}]/gu, "");
  return short === "" ? whole : short;
}
