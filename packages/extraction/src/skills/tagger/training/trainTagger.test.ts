import { expect, test } from "vitest";
import type { LabelledSentence } from "../../../evaluation/spans/LabelledSentence.ts";
import { createLexicon } from "../../lexicon/Lexicon.ts";
import { createSpanTagger } from "../createSpanTagger.ts";
import { DictionaryMarks } from "../DictionaryMarks.ts";
import { trainTagger } from "./trainTagger.ts";

const names = ["Alphaware", "Betaware", "Gammaware", "Deltaware", "Epsilonware", "Zetaware"];
const lexicon = createLexicon([], []);

function sentences(): LabelledSentence[] {
  return Array.from({ length: 120 }, (_, at) => {
    const name = names[at % names.length] as string;
    const asks = at % 3 > 0;
    return {
      tokens: asks ? ["knowledge", "of", name, "needed"] : ["our", "office", name, "opened"],
      ad: `ad ${Math.floor(at / 4)}`,
      source: "",
      skills: [],
      knowledge: asks ? [{ start: 2, end: 3 }] : [],
    };
  });
}

test("learns what the words around a name say, and tells the same story each time", () => {
  const { model, tunings } = trainTagger(sentences(), new DictionaryMarks(lexicon, []));
  const tagger = createSpanTagger(lexicon, [], model);
  const [asked, other] = tagger.tag([
    ["knowledge", "of", "Newware", "needed"],
    ["our", "office", "Alphaware", "opened"],
  ]);
  expect(asked?.knowledge).toEqual([{ start: 2, end: 3 }]);
  expect(other?.knowledge).toEqual([]);
  expect(tunings.filter(({ kind }) => kind === "knowledge").map(({ exact }) => exact)).toContain(1);
  expect(trainTagger(sentences(), new DictionaryMarks(lexicon, [])).model).toEqual(model);
});
