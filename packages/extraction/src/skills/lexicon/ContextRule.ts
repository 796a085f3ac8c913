/**
 * When an ambiguous name counts, read from the rule column of the tables. `case`, `asked`, `not` and `without` must hold; of the
 * others, which are evidence, one must hold if any is given. The language is described beside the tables.
 */
export interface ContextRule {
  case: boolean;
  asked: boolean;
  not: ReadonlySet<number>;
  /** None of these words may stand near in the same sentence. */
  without: ReadonlySet<number>;
  near: boolean;
  nearWords: ReadonlySet<number>;
  before: ReadonlySet<number>;
  after: ReadonlySet<number>;
  cue: boolean;
  list: boolean;
}

/** Whether the rule asks for evidence beyond the spelling. */
export const needsEvidence = (rule: ContextRule): boolean =>
  rule.near ||
  rule.cue ||
  rule.list ||
  rule.nearWords.size > 0 ||
  rule.before.size > 0 ||
  rule.after.size > 0;

/** Reads a rule; `wordOf` gives a word its number. Refuses a clause it does not know. */
export function readContextRule(rule: string, wordOf: (word: string) => number): ContextRule {
  const numbers = (list: string) => new Set(list.split(",").filter(Boolean).map(wordOf));
  const none: ReadonlySet<number> = new Set();
  const read: ContextRule = {
    case: false,
    asked: false,
    not: none,
    without: none,
    near: false,
    nearWords: none,
    before: none,
    after: none,
    cue: false,
    list: false,
  };
  for (const clause of rule.split(" ").filter(Boolean)) {
    const [word = "", list] = clause.split("=");
    if (list === undefined) {
      if (word === "case" || word === "near" || word === "cue" || word === "list" || word === "asked")
        read[word] = true;
      else throw new Error(`"${clause}" is no clause of a skill rule`);
    } else if (word === "not" || word === "without" || word === "before" || word === "after")
      read[word] = numbers(list);
    else if (word === "near") read.nearWords = numbers(list);
    else throw new Error(`"${clause}" is no clause of a skill rule`);
  }
  return read;
}
