import { readFileSync } from "node:fs";
import type { Taxonomy } from "@talent/taxonomy";
import { listedTitles } from "../titles/listedTitles.ts";
import { mainWords } from "../titles/semiCleanTitle.ts";
import { titleParts } from "../titles/titleParts.ts";
import { bareHeads } from "../titles/titleTerms.data.ts";
import { readMentionedTitles } from "./mentionedTitles.ts";
import type { OccupationClassifier, OccupationGuess } from "./OccupationClassifier.ts";
import { type OccupationPhrase, readOccupationPhrases } from "./occupationPhrases.ts";
import { officialTitles } from "./officialTitles.ts";
import { PhraseIndex } from "./PhraseIndex.ts";
import { createTitleScorer, readTitleModel, type TitleModel } from "./TitleModel.ts";
import { contextFeatures, titleFeatures } from "./titleFeatures.ts";
import { titleTokens } from "./titleTokens.ts";

/** How much each kind of evidence counts, in units of log-odds. */
export type Evidence = {
  /** The title is a known one, word for word. */
  exact: number;
  /** A known phrase covers all of the title; less for less. */
  phrase: number;
  /** Words beside the title proper, against the same word inside it. */
  context: number;
  /** The description names a title of the occupation. */
  mention: number;
  /** Below this probability of the best guess the description is asked. */
  unsure: number;
  /** How many times as much a mention counts beside a bare head ("Engineer", "Manager"). */
  bare: number;
};

// What a title says that means the armed forces; without it their occupations draw every "officer" nobody knows.
const military =
  /\b(?:army|navy|naval|military|marines?|soldier|infantry|artillery|gunner|missile|combat|commando|air ?force|raf|coast guard|national guard|armed|forces|enlisted|sergeant|corporal|lieutenant|warrant|reservist|seaman|airman|weapons|aircraft (?:launch|carrier)|armou?red|special (?:forces|operations)|tactical|defence|defense|radar|aircrew|squad|platoon)\b/i;
const MILITARY_GROUP = 55;
const UNLIKELY = 8;
/** From here on the armed forces are believed of words that are not among theirs. */
const BELIEVED = 0.5;
const civilian = /\b(?:officers?|operations|support|coordinator|assistant)\b/i;

const isMilitary = (occupation: number) => Math.floor(occupation / 1_000_000) === MILITARY_GROUP;

const isOutOfPlace = (guess: OccupationGuess | undefined, title: string): boolean =>
  guess !== undefined &&
  isMilitary(guess.occupation) &&
  guess.confidence < BELIEVED &&
  civilian.test(title) &&
  !military.test(title);

// Classes this far below the best, in log-odds, add nothing to the sum.
const NEGLIGIBLE = 14;

/** Weights found on the development half of the hand-labelled titles. */
export const evidenceDefaults: Evidence = {
  exact: 2.5,
  phrase: 3,
  context: 0.3,
  mention: 2,
  unsure: 0.75,
  bare: 3,
};

/** What the classifier is made of; by default everything the package ships. */
export type ClassifierParts = {
  model?: TitleModel;
  evidence?: Evidence;
  phrases?: readonly OccupationPhrase[];
  /** Titles known word for word beside the taxonomy's own. */
  listed?: readonly OccupationPhrase[];
};

const modelFile = new URL("../../data/title-model.bin", import.meta.url);

/**
 * An occupation classifier over the taxonomy's titles and occupations, the package's phrases and its title model.
 * Titles that an import added to the taxonomy take part like its own.
 */
export function createOccupationClassifier(
  taxonomy: Taxonomy,
  parts: ClassifierParts = {},
): OccupationClassifier {
  const evidence = parts.evidence ?? evidenceDefaults;
  const model = parts.model ?? readTitleModel(readFileSync(modelFile));
  const addScores = createTitleScorer(model);
  const findListed = listedTitles(taxonomy.titles);
  const classOf = new Map([...model.occupations].map((id, index) => [id, index]));
  const ours = (parts.phrases ?? readOccupationPhrases()).map(toTokens);
  const index = new PhraseIndex([
    ...ours,
    ...[...knownTitles(taxonomy), ...(parts.listed ?? [])].map(toTokens),
  ]);
  // Parts of titles are matched with our own phrases alone: those are written to be found inside longer titles.
  const parted = new PhraseIndex(ours);
  const scores = new Float32Array(model.occupations.length);
  const forces = [...model.occupations.keys()].filter((at) => isMilitary(model.occupations[at] as number));

  function add(occupation: number, amount: number): void {
    const at = classOf.get(occupation);
    if (at !== undefined) scores[at] = (scores[at] as number) + amount;
  }

  /** Adds the title's evidence; tells whether it says anything, and whether it is a bare head ("Engineer", "Manager"). */
  function scoreTitle(title: string): { said: boolean; bare: boolean } {
    const cut = titleParts(title, findListed);
    const main = titleTokens(mainWords(cut).join(" "));
    if (main.length === 0) return { said: false, bare: false };
    const mainSet = new Set(main);
    const context = titleTokens(cut.map((part) => part.words.join(" ")).join(" ")).filter(
      (word) => !mainSet.has(word),
    );
    const known = addScores(titleFeatures(main), scores);
    addScores(contextFeatures(context), scores, evidence.context);
    const exact = index.exact(main);
    for (const occupation of exact) add(occupation, evidence.exact / exact.length);
    const best = new Map<number, number>();
    for (const { occupations, coverage } of parted.fits(main, context)) {
      for (const occupation of occupations) {
        const share = coverage / occupations.length;
        if (share > (best.get(occupation) ?? 0)) best.set(occupation, share);
      }
    }
    for (const [occupation, share] of best) add(occupation, evidence.phrase * share);
    return { said: known > 0 || best.size > 0, bare: main.length === 1 && bareHeads.has(main[0] ?? "") };
  }

  // The best classes by score, ties by class, with their softmax probabilities.
  function ranked(limit: number): OccupationGuess[] {
    const best: number[] = [];
    for (let at = 0; at < scores.length; at++) {
      const score = scores[at] as number;
      if (best.length === limit && score <= (scores[best[limit - 1] as number] as number)) continue;
      let place = best.length;
      while (place > 0 && (scores[best[place - 1] as number] as number) < score) place -= 1;
      best.splice(place, 0, at);
      if (best.length > limit) best.pop();
    }
    const highest = scores[best[0] as number] as number;
    let sum = 0;
    for (const score of scores) if (score > highest - NEGLIGIBLE) sum += Math.exp(score - highest);
    return best.map((at) => ({
      occupation: model.occupations[at] as number,
      confidence: Math.exp((scores[at] as number) - highest) / sum,
    }));
  }

  return {
    classify(title, description = "", limit = 3) {
      scores.fill(0);
      const { said, bare } = scoreTitle(title);
      let guesses = said ? ranked(limit) : [];
      if (isOutOfPlace(guesses[0], title)) {
        for (const at of forces) scores[at] = (scores[at] as number) - UNLIKELY;
        guesses = ranked(limit);
      }
      if (description === "" || (!bare && (guesses[0]?.confidence ?? 0) >= evidence.unsure)) return guesses;
      const mentioned = readMentionedTitles(description, parted);
      if (mentioned.size === 0) return guesses;
      // A bare head, or no title, only says which kind of words to look for; what the description calls the job says the rest.
      const weight = evidence.mention * (bare || !said ? evidence.bare : 1);
      for (const [occupation, strength] of mentioned) add(occupation, weight * strength);
      return ranked(limit);
    },
  };
}

const toTokens = ({ phrase, occupation }: OccupationPhrase) => ({ tokens: titleTokens(phrase), occupation });

function knownTitles(taxonomy: Taxonomy): OccupationPhrase[] {
  const titles = taxonomy.titles.all.flatMap(({ name, aliases = [], occupation }) =>
    [name, ...aliases].map((phrase) => ({ phrase, occupation })),
  );
  const official = taxonomy.occupations.all.flatMap(({ id, name, aliases = [] }) =>
    [...officialTitles(name), ...aliases].map((phrase) => ({ phrase, occupation: id })),
  );
  return [...titles, ...official];
}
