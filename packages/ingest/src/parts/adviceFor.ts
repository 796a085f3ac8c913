const advice: readonly (readonly [RegExp, string])[] = [
  [/^no known country$/, "give country as an ISO code, a name, or a state or area that lies in it"],
  [/^no UNITID$/, "take the completions file (C…_A) as it is published"],
  [/^no (.+)$/, "fill the column $1 in these lines"],
  [/^unknown occupation$/, "give a SOC code such as 15-1252 or 15-1252.00"],
  [/^unknown country$/, "give the country's id, or its code or name as docs/ingest.md has it"],
  [
    /^unknown (state|msa)$/,
    "give the $1's id, or its code or name as docs/ingest.md has it, or leave it out",
  ],
  [/^unknown (county|city)$/, "give the $1's id of the taxonomy, or leave it out"],
  [/^unknown gender$/, "give 1 Men or 2 Women, by id or name"],
  [
    /^unknown ethnicity$/,
    "give 1 White, 2 Asian, 3 Black, 4 Hispanic or Latino, 5 Mixed, 6 Coloured or 7 Other, by id or name",
  ],
  [
    /^unknown (education level|experience level|employment type)$/,
    "give an id or a name of the list that the portal has under Resources",
  ],
  [/^unknown credential$/, "give an id or a name of the credentials, which the portal has to download"],
  [/^unknown skill$/, "give an id or a name that /v1/taxonomy/skills finds"],
  [
    /^unknown title$/,
    "give an id or a name of packages/taxonomy/data/titles.tsv or that /v1/taxonomy/titles finds, or leave it out and give the occupation",
  ],
  [/^(\S+) is no number from (\S+) to (\S+)$/, "write $1 in plain digits, from $2 to $3"],
  [/is no date$/, "write days as 2025-10-31"],
  [/^institution not in the directory$/, "take the directory (HD…) of the completions' own year"],
  [
    /^a second major$|^not a six-digit field$|^not a degree/,
    "expected: first majors in six-digit fields at degree level are kept",
  ],
];

/** What to do about records rejected for a reason; undefined where the reason says it itself. */
export function adviceFor(reason: string): string | undefined {
  for (const [pattern, sentence] of advice) {
    const match = pattern.exec(reason);
    if (match !== null) return sentence.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? "");
  }
  return undefined;
}
