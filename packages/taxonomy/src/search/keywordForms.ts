/** Short forms of words as people type them, beside which no name of ours is written so. */
const shortForms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    acct: "account",
    asst: "assistant",
    coord: "coordinator",
    dept: "department",
    dir: "director",
    exec: "executive",
    jr: "junior",
    mfg: "manufacturing",
    mgmt: "management",
    mgr: "manager",
    rep: "representative",
    snr: "senior",
    sr: "senior",
    svc: "service",
    tech: "technician",
  }),
);

/** What semi-clean titles leave out: how senior somebody is. */
const seniority: ReadonlySet<string> = new Set([
  "senior",
  "junior",
  "lead",
  "principal",
  "staff",
  "experienced",
  "graduate",
  "entry",
  "mid",
  "level",
  "i",
  "ii",
  "iii",
  "iv",
]);

/**
 * Ways to read the folded words of a keyword, the first that finds something counts: as they are, with short forms
 * written out ("project mgmt"), without how senior somebody is ("sr software engineer"). Each differs from the others.
 */
export function keywordForms(words: readonly string[]): readonly (readonly string[])[] {
  const forms = [words];
  const full = words.map((word) => shortForms.get(word) ?? word);
  if (full.some((word, at) => word !== words[at])) forms.push(full);
  const plain = full.filter((word) => !seniority.has(word));
  if (plain.length > 0 && plain.length < full.length) forms.push(plain);
  return forms;
}
