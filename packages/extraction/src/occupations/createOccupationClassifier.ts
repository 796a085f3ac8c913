import { readFileSync } from "node:fs";
import type { Taxonomy } from "@talent/taxonomy";
import { mainWords } from "../titles/semiCleanTitle.ts";
import { titleParts } from "../titles/titleParts.ts";
import { readMentionedTitles } from "./mentionedTitles.ts";
import type { OccupationClassifier, OccupationGuess } from "./OccupationClassifier.ts";
import { readOccupationPhrases } from "./occupationPhrases.ts";
import { officialTitles } from "./officialTitles.ts";
import { PhraseIndex } from "./PhraseIndex.ts";
import { createTitleScorer, readTitleModel, type TitleModel } from "./TitleModel.ts";
import { contextFeatures, titleFeatures } from "./titleFeatures.ts";
import { titleTokens } from "./titleTokens.ts";
import { toProbabilities } from "./toProbabilities.ts";

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
};

/** Weights found on the development half of the hand-labelled titles. */
export const evidenceDefaults: Evidence = { exact: 4, phrase: 3, context: 0.3, mention: 1.5, unsure: 0.75 };

/** What the classifier is made of; by default everything the package ships. */
export type ClassifierParts = {
  model?: TitleModel;
  evidence?: Evidence;
  phrases?: readonly { phrase: string; occupation: number }[];
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
  const classOf = new Map([...model.occupations].map((id, index) => [id, index]));
  const index = new PhraseIndex(knownPhrases(taxonomy, parts.phrases ?? readOccupationPhrases()));
  const scores = new Float32Array(model.occupations.length);

  function add(occupation: number, amount: number): void {
    const at = classOf.get(occupation);
    if (at !== undefined) scores[at] = (scores[at] as number) + amount;
  }

  function scoreTitle(title: string): boolean {
    const cut = titleParts(title);
    const main = titleTokens(mainWords(cut).join(" "));
    if (main.length === 0) return false;
    const mainSet = new Set(main);
    const context = titleTokens(cut.map((part) => part.words.join(" ")).join(" ")).filter(
      (word) => !mainSet.has(word),
    );
    const known = addScores(titleFeatures(main), scores);
    addScores(contextFeatures(context), scores, evidence.context);
    const exact = index.exact(main);
    for (const occupation of exact) add(occupation, evidence.exact / exact.length);
    const best = new Map<number, number>();
    for (const { occupations, coverage } of index.fits(main, context)) {
      for (const occupation of occupations) {
        const share = coverage / occupations.length;
        if (share > (best.get(occupation) ?? 0)) best.set(occupation, share);
      }
    }
    for (const [occupation, share] of best) add(occupation, evidence.phrase * share);
    return known > 0 || best.size > 0;
  }

  function ranked(limit: number): OccupationGuess[] {
    const order = [...scores.keys()].sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b);
    return order
      .slice(0, limit)
      .map((at) => ({ occupation: model.occupations[at] as number, confidence: scores[at] as number }));
  }

  return {
    classify(title, description = "", limit = 3) {
      scores.fill(0);
      const said = scoreTitle(title);
      const logits = scores.slice();
      toProbabilities(scores);
      const top = Math.max(...scores);
      if ((said && top >= evidence.unsure) || description === "") return said ? ranked(limit) : [];
      scores.set(logits);
      const mentioned = readMentionedTitles(description, index);
      for (const [occupation, strength] of mentioned) add(occupation, evidence.mention * strength);
      if (!said && mentioned.size === 0) return [];
      toProbabilities(scores);
      return ranked(limit);
    },
  };
}

function knownPhrases(taxonomy: Taxonomy, phrases: readonly { phrase: string; occupation: number }[]) {
  const titles = taxonomy.titles.all.flatMap(({ name, aliases = [], occupation }) =>
    [name, ...aliases].map((phrase) => ({ phrase, occupation })),
  );
  const official = taxonomy.occupations.all.flatMap(({ id, name }) =>
    officialTitles(name).map((phrase) => ({ phrase, occupation: id })),
  );
  return [...phrases, ...titles, ...official].map(({ phrase, occupation }) => ({
    tokens: titleTokens(phrase),
    occupation,
  }));
}
