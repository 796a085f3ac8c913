import type { Taxonomy } from "@talent/taxonomy";
import { createAttributeReader } from "../attributes/createAttributeReader.ts";
import { createOccupationClassifier } from "../occupations/createOccupationClassifier.ts";
import type { OccupationGuess } from "../occupations/OccupationClassifier.ts";
import { readPay } from "../pay/readPay.ts";
import { readEducation } from "../requirements/readEducation.ts";
import { readExperience } from "../requirements/readExperience.ts";
import { createSkillReader } from "../skills/createSkillReader.ts";
import { readEmploymentTypes } from "../terms/readEmploymentTypes.ts";
import { readRemote } from "../terms/readRemote.ts";
import { cleanText } from "../text/cleanText.ts";
import { readDocument } from "../text/readDocument.ts";
import { isOpenCall } from "../titles/isOpenCall.ts";
import { listedTitles } from "../titles/listedTitles.ts";
import { readNamedTitles } from "../titles/namedTitles.ts";
import { semiCleanTitle } from "../titles/semiCleanTitle.ts";
import type { Ad, Extractor, Mention, Reading } from "./Extractor.ts";

const MAX_TITLE = 300;

/** Below this an occupation is a mere guess, right in one of five or fewer, and is left out. */
const LEAST_CONFIDENCE = 0.05;

/** From here on an occupation is believed of what a description seems to call the job, where there is no title. */
const NAMED_CONFIDENCE = 0.5;

/**
 * Makes an extractor over the taxonomy: builds every matcher once, about a second. It holds buffers, so one serves
 * one caller at a time; reading never waits.
 */
export function createExtractor(taxonomy: Taxonomy): Extractor {
  const skillReader = createSkillReader(taxonomy.skills.all, taxonomy.credentials.all);
  const readAttributes = createAttributeReader(taxonomy);
  const classifier = createOccupationClassifier(taxonomy);
  const findListed = listedTitles(taxonomy.titles);

  function guessOf(title: string, text: string): OccupationGuess | undefined {
    if (title === "") return guessOfText(text);
    return isOpenCall(title) ? undefined : classifier.classify(title, text, 1)[0];
  }

  // The first name that a description gives the job and that is clear, else the titles it mentions, else the clearest name.
  function guessOfText(text: string): OccupationGuess | undefined {
    let best: OccupationGuess | undefined;
    for (const name of readNamedTitles(text)) {
      const [guess] = classifier.classify(name, text, 1);
      if (guess && guess.confidence >= NAMED_CONFIDENCE) return guess;
      if (guess && guess.confidence > (best?.confidence ?? 0)) best = guess;
    }
    const [mentioned] = classifier.classify("", text, 1);
    return mentioned && mentioned.confidence >= LEAST_CONFIDENCE ? mentioned : best;
  }

  return {
    read({ title: rawTitle = "", description = "", hints = {} }: Ad): Reading {
      const title = cleanText(rawTitle.slice(0, MAX_TITLE));
      const document = readDocument(description);
      const { text } = document;
      const inText = skillReader.read(document);
      const inTitle = title === "" ? undefined : skillReader.readTitle(title);
      const guess = guessOf(title, text);
      const occupation =
        guess !== undefined && guess.confidence >= LEAST_CONFIDENCE ? guess.occupation : undefined;
      const experience = readExperience(title, text);
      return {
        title: semiCleanTitle(title, findListed) || undefined,
        occupation,
        function: occupation === undefined ? undefined : taxonomy.occupations.byId(occupation)?.function,
        skills: merge(inTitle?.skills ?? [], inText.skills),
        credentials: merge(inTitle?.credentials ?? [], inText.credentials),
        education: hints.education ?? readEducation(document),
        experience: hints.experience ?? experience.level,
        experienceYears: experience.years,
        employmentTypes: readEmploymentTypes(title, document, hints.employmentTypes),
        remote: readRemote(title, document, hints.remote),
        pay: hints.pay ?? readPay(text, hints.country) ?? readPay(title, hints.country),
        attributes: readAttributes(document),
      };
    },
  };
}

// The title's come first; what either demands is demanded.
function merge(first: readonly Mention[], second: readonly Mention[]): Mention[] {
  const merged = new Map<number, Mention>();
  for (const { id, required } of [...first, ...second]) {
    const known = merged.get(id);
    if (known === undefined) merged.set(id, { id, required });
    else known.required ||= required;
  }
  return [...merged.values()];
}
