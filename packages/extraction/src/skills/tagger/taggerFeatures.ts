import type { SectionKind } from "../../text/SectionKind.ts";
import type { SentenceMarks } from "./DictionaryMarks.ts";

/** A sentence as the tagger sees it. */
export interface TaggerSentence {
  tokens: readonly string[];
  marks: SentenceMarks;
  /** Section it stands in, and the words of the short line above it that may head it ("" when there is none). */
  section: SectionKind;
  heading: string;
  /** Sentences since that line, 0 when it is that line itself. */
  sinceHeading: number;
}

/** FNV-1a of the template number and its value, 32 bits. */
function feature(template: number, value: string): number {
  let hash = Math.imul(0x811c9dc5 ^ template, 0x01000193);
  for (let i = 0; i < value.length; i++) hash = Math.imul(hash ^ value.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}

interface TokenView {
  word: string;
  shape: string;
  mark: string;
}

const outside: TokenView = { word: "<>", shape: "<>", mark: "<>" };
const edge = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu;

function view(token: string, index: number, marks: SentenceMarks): TokenView {
  const bare = token.replace(edge, "") || token;
  const kind = marks.kind[index] as number;
  return {
    word: bare.toLowerCase().replace(/\d+/g, "0"),
    shape: shapeOf(bare),
    mark: kind === 0 ? "-" : `${kind}${marks.opens[index] ? "b" : "i"}${marks.unsure[index] ? "?" : ""}`,
  };
}

function shapeOf(word: string): string {
  let shape = "";
  for (const character of word.slice(0, 12)) {
    const kind = /\p{Lu}/u.test(character)
      ? "X"
      : /\p{L}/u.test(character)
        ? "x"
        : /\d/.test(character)
          ? "0"
          : character;
    if (!shape.endsWith(kind)) shape += kind;
  }
  return word === word.toUpperCase() && word.length > 1 ? `${shape}!` : shape;
}

/** Features of every token of the sentence, as 32-bit numbers; the same for both kinds of span. */
export function taggerFeatures(sentence: TaggerSentence): Int32Array[] {
  const { tokens, marks, section, heading, sinceHeading } = sentence;
  const views = tokens.map((token, index) => view(token, index, marks));
  const at = (index: number) => views[index] ?? outside;
  const headingWords = heading.toLowerCase().split(" ").filter(Boolean);
  const headingEnd = headingWords.at(-1) ?? "";
  const headingStart = headingWords[0] ?? "";
  const place = `${section}${Math.min(sinceHeading, 2)}`;
  const length = tokens.length < 4 ? "a" : tokens.length < 8 ? "b" : tokens.length < 15 ? "c" : "d";
  const listLike = tokens.length < 30 && !/[.!?]$/.test(tokens.at(-1) ?? "") ? "l" : "s";
  const capitals = tokens.filter((token) => /^\p{Lu}/u.test(token)).length > tokens.length * 0.6 ? "T" : "t";
  return tokens.map((token, i) => {
    const here = at(i);
    const before = at(i - 1);
    const before2 = at(i - 2);
    const after = at(i + 1);
    const after2 = at(i + 2);
    const { word } = here;
    const found: number[] = [];
    const add = (template: number, value: string) => found.push(feature(template, value));
    add(0, "");
    add(1, word);
    add(2, before.word);
    add(3, after.word);
    add(4, before2.word);
    add(5, after2.word);
    add(6, `${before.word} ${word}`);
    add(7, `${word} ${after.word}`);
    add(8, `${before2.word} ${before.word}`);
    add(9, `${after.word} ${after2.word}`);
    add(10, `${before.word} ${after.word}`);
    add(11, here.shape);
    add(12, `${before.shape} ${here.shape}`);
    add(13, `${here.shape} ${after.shape}`);
    for (let n = 2; n <= 4; n++) {
      if (word.length > n) {
        add(14, word.slice(0, n));
        add(15, word.slice(-n));
      }
    }
    add(16, before.word.slice(-3));
    add(17, after.word.slice(-3));
    add(18, here.mark);
    add(19, `${before.mark} ${here.mark}`);
    add(20, `${here.mark} ${after.mark}`);
    add(21, `${here.mark} ${before.word}`);
    add(22, `${here.mark} ${section}`);
    add(23, `${here.mark} ${marks.asks}`);
    add(24, place);
    add(25, headingEnd);
    add(26, headingStart);
    add(27, `${headingEnd} ${here.shape}`);
    add(28, `${length}${listLike}${capitals}`);
    add(29, `${length}${listLike}${capitals} ${here.shape}`);
    add(30, `${place} ${length}${listLike} ${here.shape}`);
    add(31, `${i === 0} ${i === tokens.length - 1} ${here.shape}`);
    if (i === 0) add(32, word);
    if (i === tokens.length - 1) add(33, word);
    add(34, token.slice(-1));
    add(35, `${marks.asks} ${here.shape}`);
    add(36, tokens[0]?.toLowerCase() ?? "");
    return Int32Array.from(found);
  });
}
