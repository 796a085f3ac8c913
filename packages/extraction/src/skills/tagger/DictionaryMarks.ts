import type { Skill } from "@talent/taxonomy";
import type { Lexicon, Meaning } from "../lexicon/Lexicon.ts";
import { Tokens } from "../lexicon/Tokens.ts";
import { PhraseFinder } from "../PhraseFinder.ts";

/** What the dictionary says of a token: 0 nothing, else the kind of the entry it stands in. */
export const Mark = { none: 0, skill: 1, knowledge: 2, tool: 3, personal: 4, credential: 5 } as const;

/** Marks of the tokens of one sentence; `opens` where an entry begins, `unsure` where the entry has a rule to obey. */
export interface SentenceMarks {
  kind: Uint8Array;
  opens: Uint8Array;
  unsure: Uint8Array;
  /** The sentence has words that announce skills, make them a wish, or make them a must. */
  asks: boolean;
}

/** Looks sentences given as tokens up in the lexicon, context left aside. */
export class DictionaryMarks {
  private readonly tokens = new Tokens();
  private readonly finder: PhraseFinder;
  private readonly lexicon: Lexicon;
  private readonly skills: readonly Skill[];

  constructor(lexicon: Lexicon, skills: readonly Skill[]) {
    this.lexicon = lexicon;
    this.skills = skills;
    this.finder = new PhraseFinder(lexicon);
  }

  read(words: readonly string[]): SentenceMarks {
    const kind = new Uint8Array(words.length);
    const opens = new Uint8Array(words.length);
    const unsure = new Uint8Array(words.length);
    const text = words.join(" ");
    const wordAt = new Int32Array(text.length + 1);
    let at = 0;
    for (const [index, word] of words.entries()) {
      wordAt.fill(index, at, at + word.length + 1);
      at += word.length + 1;
    }
    this.tokens.read(
      text,
      [{ start: 0, end: text.length, section: "other", heading: false }],
      this.lexicon.words,
    );
    const { phrases, cues } = this.finder.find(text, this.tokens);
    for (const { from, to, meanings } of phrases) {
      const first = wordAt[this.tokens.start[from] as number] as number;
      const last = wordAt[(this.tokens.end[to] as number) - 1] as number;
      const sure = meanings.find(({ rule }) => rule === undefined);
      for (let word = first; word <= last; word++) {
        kind[word] = this.markOf(sure ?? (meanings[0] as Meaning));
        opens[word] = word === first ? 1 : 0;
        unsure[word] = sure === undefined ? 1 : 0;
      }
    }
    return { kind, opens, unsure, asks: cues.length > 0 };
  }

  private markOf({ kind, index }: Meaning): number {
    if (kind === "credential") return Mark.credential;
    return this.skills[index]?.category ?? Mark.none;
  }
}
