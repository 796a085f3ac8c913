/** Beginnings that sound like a vowel, letters that are spelt out among them; and those that look so and do not. */
const likeVowel = "^([AIO]|E[^u]|U([lmp]|n[^i]|rb|rg|sh)|Hon|Hour|[FHLMNRSX][A-Z0-9&-])";
const unlikeVowel = "^(One |MIG|NICU|NOC|SEM|SOC)";

/** SQL for a title with the article that goes before it: "an HR Manager", "a UX Designer". */
export function withArticle(title: string): string {
  const an = `regexp_matches(${title}, '${likeVowel}') AND NOT regexp_matches(${title}, '${unlikeVowel}')`;
  return `CASE WHEN ${an} THEN 'an ' ELSE 'a ' END || ${title}`;
}
