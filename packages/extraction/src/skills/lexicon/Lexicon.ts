import type { Credential, Skill } from "@talent/taxonomy";
import { type ContextRule, readContextRule } from "./ContextRule.ts";
import { experiencerNouns, institutionNouns, thingNouns } from "./contextNouns.data.ts";
import { type Cue, cues } from "./cues.data.ts";
import { credentialNouns, headNouns } from "./headNouns.data.ts";
import { canonical, spellingsOf } from "./inflection.ts";
import { PhraseTrie } from "./PhraseTrie.ts";
import { phraseForms, phraseWords, verbForms } from "./phraseForms.ts";
import { trustOf } from "./trustOf.ts";
import { fold, WordTable } from "./WordTable.ts";

/** What a phrase of the lexicon stands for. */
export interface Meaning {
  /** Place in the list of skills or credentials; of no meaning for a cue. */
  index: number;
  kind: "skill" | "credential" | Cue;
  /** The exact spelling to ask for, when capitals matter; undefined when they do not. */
  exact: string | undefined;
  rule: ContextRule | undefined;
  /** A personal ability: it counts only where something is asked of people, and a lone word of it has no plural. */
  personal: boolean;
  tool: boolean;
  /**
   * full: the words prove it. bare: one everyday word, or a part of the name; it must be asked for or stand in an ad of
   * its field. little: one word that is not the name; it must stand in an ad of its field.
   */
  trust: Trust;
  /** Words may be passed over inside it: it says what is done ("manage the budget"), and is not a name. */
  loose: boolean;
  /** One word in -ing, which the other forms of its verb do not stand for: "recruiting" is not "to recruit". */
  gerund: boolean;
  /** A word of the phrase that is a common word unless written so ("IT support"). */
  capitals: string | undefined;
}

/** How much a spelling proves by itself. */
export type Trust = "full" | "bare" | "little";

/** Words and phrases of all skills, credentials and cues, ready to be walked. */
export interface Lexicon {
  words: WordTable;
  phrases: PhraseTrie<Meaning>;
  /** First step from the root by word number, -1 where no phrase begins so. */
  firstStep: Int32Array;
  /** Word numbers that may be passed over inside a phrase. */
  fillers: ReadonlySet<number>;
  /** Word numbers that join two objects of one head ("project and programme management"). */
  joiners: ReadonlySet<number>;
  /** Word numbers of the nouns of doing, and of those that credentials are called by. */
  heads: ReadonlySet<number>;
  /** Word numbers that say an ability is another's ("our commitment"). */
  possessives: ReadonlySet<number>;
  /** Word numbers of what is no person, so that a "reliable" before it is no ability. */
  things: ReadonlySet<number>;
  /** Word numbers that speak of the one who is sought ("you", "who", "be"). */
  people: ReadonlySet<number>;
  /** Word numbers of what an employer has and no applicant ("culture"). */
  cultures: ReadonlySet<number>;
  /** Word numbers of bodies that bear a field's name ("Institute", "Council"). */
  institutions: ReadonlySet<number>;
  /** Word numbers between a body and its field ("of", "for"). */
  ofs: ReadonlySet<number>;
  /** Word numbers that make an adjective of a field after a hyphen ("driven", "led"). */
  compoundEnds: ReadonlySet<number>;
  /** Word numbers that end a list of those one works with ("to", "on"). */
  breaks: ReadonlySet<number>;
  /** Word number of "experience", and those of whose it may be without being asked for ("patient"). */
  experience: number;
  experiencers: ReadonlySet<number>;
  /** Word numbers that make the credential before them another's ("under BCBA supervision"). */
  supervisions: ReadonlySet<number>;
}

const acronym = /^[A-Z]{1,5}s?$/;
// Acronyms that are everyday words in lower case.
const wordlike =
  /(?:^|[ /-])(IT|HR|AI|PR|AS|OR|IS|US|IN|ON|AM|PM|ACT|AIM|CAN|FIT|MAP|SAP|SAM|LEAN|SAFE|REST|DASH)(?=$|[ /-])/;
const compoundWords =
  "funded sponsored themed aligned adjacent driven powered led focused oriented centric first native enabled facing friendly heavy minded";
const breakWords =
  "to in on by using via through who that which where when for during as while ensuring so if must should";
const peopleWords =
  "you your be being who candidate candidates person people individual someone a an as i applicant attitude";
const fillerWords = "the a an your their his her all complex multiple various effective daily own";

const verbs = new Set(Object.values(headNouns));
const isVerbal = (phrase: string): boolean =>
  /^\S+ing /i.test(phrase) || verbs.has(phrase.split(" ")[0] ?? "");

class LexiconBuilder {
  readonly words = new WordTable();
  readonly phrases = new PhraseTrie<Meaning>();
  private readonly numbers = new Map<string, number>();

  constructor() {
    for (const verb of Object.values(headNouns)) {
      const number = this.wordOf(verb);
      for (const form of verbForms(verb)) if (!Object.hasOwn(headNouns, form)) this.words.set(form, number);
    }
    this.words.set("&", this.wordOf("and"));
  }

  wordOf = (spelling: string): number => {
    const folded = fold(spelling);
    const known = this.words.find(folded);
    if (known !== -1) return known;
    const key = canonical(folded);
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.numbers.size;
      this.numbers.set(key, number);
    }
    for (const form of spellingsOf(folded)) this.words.set(form, number);
    this.words.set(folded, number);
    return number;
  };

  addPhrase(phrase: string, meaning: Meaning): void {
    const words = phraseWords(phrase).map(this.wordOf);
    if (words.length > 0) this.phrases.add(words, meaning);
  }

  get wordCount(): number {
    return this.numbers.size;
  }
}

function addEntry(
  builder: LexiconBuilder,
  entry: Skill | Credential,
  index: number,
  kind: Meaning["kind"],
): void {
  const rule = entry.rule === undefined ? undefined : readContextRule(entry.rule, builder.wordOf);
  const spellings = [entry.name, ...entry.aliases];
  const isShort = (phrase: string) => phraseWords(phrase).length === 1;
  const someShort = spellings.some(isShort);
  const needsRule = (phrase: string) =>
    entry.guarded ? entry.guarded.includes(phrase) : rule?.asked || !someShort || isShort(phrase);
  const category = "category" in entry ? entry.category : undefined;
  const personal = category === 4;
  const tool = category === 3;
  const seen = new Set<string>();
  for (const spelling of spellings) {
    const guard = rule !== undefined && needsRule(spelling) ? rule : undefined;
    const exact = guard?.case || acronym.test(spelling) ? spelling : undefined;
    const gerund = isShort(spelling) && /ing$/i.test(spelling);
    const trust = category === 1 || category === 2 ? trustOf(spelling, entry.name) : "full";
    const capitals = exact === undefined ? wordlike.exec(spelling)?.[1] : undefined;
    for (const phrase of [spelling, ...phraseForms(spelling)]) {
      const key = phrase.toLowerCase();
      if (seen.has(key)) continue;
      seen.add(key);
      const shown = phrase === spelling ? exact : undefined;
      const loose = phrase !== spelling || isVerbal(phrase);
      builder.addPhrase(phrase, {
        index,
        kind,
        exact: shown,
        rule: guard,
        personal,
        tool,
        trust,
        loose,
        gerund,
        capitals,
      });
    }
  }
}

/** Builds the lexicon; names, aliases and their derived forms become phrases. */
export function createLexicon(skills: readonly Skill[], credentials: readonly Credential[]): Lexicon {
  const builder = new LexiconBuilder();
  for (const [index, skill] of skills.entries()) addEntry(builder, skill, index, "skill");
  for (const [index, credential] of credentials.entries()) addEntry(builder, credential, index, "credential");
  for (const cue of Object.keys(cues) as Cue[]) {
    for (const phrase of cues[cue].split("|")) {
      builder.addPhrase(phrase.trim(), {
        index: -1,
        kind: cue,
        exact: undefined,
        rule: undefined,
        personal: false,
        tool: false,
        trust: "full",
        loose: true,
        gerund: false,
        capitals: undefined,
      });
    }
  }
  const numbers = (list: string) => new Set(list.split(" ").map(builder.wordOf));
  const fillers = numbers(fillerWords);
  const joiners = numbers("and or /");
  const heads = new Set([...Object.keys(headNouns), ...credentialNouns].map(builder.wordOf));
  const possessives = numbers("our their its whose");
  const things = numbers(thingNouns.replace(/\s+/g, " "));
  const people = numbers(peopleWords);
  const cultures = numbers("culture ethos environment values spirit future");
  const institutions = numbers(institutionNouns.replace(/\s+/g, " "));
  const ofs = numbers("of for");
  const compoundEnds = numbers(compoundWords);
  const breaks = numbers(breakWords);
  const experience = builder.wordOf("experience");
  const experiencers = numbers(experiencerNouns);
  const supervisions = numbers("supervision supervisor");
  const firstStep = new Int32Array(builder.wordCount).fill(-1);
  for (let word = 0; word < firstStep.length; word++) firstStep[word] = builder.phrases.step(0, word);
  return {
    words: builder.words,
    phrases: builder.phrases,
    firstStep,
    fillers,
    joiners,
    heads,
    possessives,
    things,
    people,
    cultures,
    institutions,
    ofs,
    compoundEnds,
    breaks,
    experience,
    experiencers,
    supervisions,
  };
}
