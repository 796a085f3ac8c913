import type { Sentence } from "../../text/readDocument.ts";
import { foldCode, isWordCode, type WordTable, wordCode } from "./WordTable.ts";

/** Token flags: capital first letter; all letters capital; touching other signs before or after; first of its sentence. */
export const Flag = {
  capital: 1,
  capitals: 2,
  gluedBefore: 4,
  gluedAfter: 8,
  first: 16,
  hyphenAfter: 32,
  hyphenBefore: 64,
} as const;

/** Word numbers of signs that may stand inside a name; every other sign parts phrases. */
export const barrier = -2;
export const unknownWord = -1;

const apostrophe = 39;
const hyphen = 45;
const dot = 46;
const ampersand = 38;
const longestWord = 60;
// How far behind the last sign is looked, and how far behind the last token.
const margin = 4;
const tokenMargin = 16;

/**
 * The tokens of one text in flat arrays that are used again for the next text; behind the last stand barriers of no
 * sentence, not what the text before had there.
 */
export class Tokens {
  count = 0;
  word = new Int32Array(4096);
  start = new Int32Array(4096);
  end = new Int32Array(4096);
  flags = new Uint8Array(4096);
  sentence = new Int32Array(4096);
  // UTF-16 codes of the text and a zero behind it: read several times, and quicker than from a string.
  private bytes = Buffer.alloc(1 << 15);
  private codes = codesOf(this.bytes);

  /** Reads the sentences of a text; hyphens, apostrophes and quotes inside phrases leave no token. */
  read(text: string, sentences: readonly Sentence[], words: WordTable): void {
    this.count = 0;
    const needed = 2 * (text.length + margin);
    if (this.bytes.length < needed) {
      this.bytes = Buffer.alloc(2 * needed);
      this.codes = codesOf(this.bytes);
    }
    this.bytes.write(text, "utf16le");
    this.codes.fill(0, text.length, text.length + margin);
    for (let s = 0; s < sentences.length; s++) {
      const { start, end } = sentences[s] as Sentence;
      this.readSentence(this.codes, text, start, end, s, words);
    }
    this.word.fill(barrier, this.count, this.count + tokenMargin);
    this.sentence.fill(-1, this.count, this.count + tokenMargin);
  }

  private readSentence(
    codes: Uint16Array,
    text: string,
    from: number,
    to: number,
    sentence: number,
    words: WordTable,
  ): void {
    let first: number = Flag.first;
    let pendingHyphen = 0;
    let i = from;
    while (i < to) {
      const code = codes[i] as number;
      if (isWordCode(code)) {
        const start = i;
        let hash = 0;
        let capitals = true;
        while (i < to) {
          const c = codes[i] as number;
          const lower = wordCode(c);
          if (lower === 0) break;
          if (lower === c && c > 57) capitals = false;
          hash = (Math.imul(hash, 31) + lower) | 0;
          i++;
        }
        if (isAddress(codes, text, start, i)) {
          while (i < to && (codes[i] as number) !== 32) i++;
          pendingHyphen = 0;
          this.push(barrier, start, i, 0, sentence);
          continue;
        }
        let end = i;
        let flags: number = first | pendingHyphen;
        if (start > from && glues(codes[start - 1] as number)) flags |= Flag.gluedBefore;
        first = 0;
        pendingHyphen = 0;
        // Possessive "'s" belongs to no phrase: "driver's licence".
        if (
          (codes[i] as number) === apostrophe &&
          ((codes[i + 1] as number) | 32) === 115 &&
          !isWordCode(codes[i + 2] as number)
        ) {
          i += 2;
        } else if (i < to) {
          const next = codes[i] as number;
          if (glues(next) || (next === dot && isWordCode(codes[i + 1] as number))) flags |= Flag.gluedAfter;
          if (next === hyphen && isWordCode(codes[i + 1] as number)) flags |= Flag.hyphenAfter;
        }
        if (foldCode(codes[start] as number) !== (codes[start] as number)) flags |= Flag.capital;
        if (capitals) flags |= Flag.capitals;
        end = Math.max(end, start);
        const word = end - start > longestWord ? unknownWord : words.findHashed(codes, start, end, hash);
        this.push(word, start, end, flags, sentence);
        continue;
      }
      i++;
      if (code === 32 || code === apostrophe || code === 34) continue;
      if (
        code === hyphen &&
        i < to &&
        isWordCode(codes[i] as number) &&
        i > 1 &&
        isWordCode(codes[i - 2] as number)
      ) {
        pendingHyphen = Flag.hyphenBefore;
        continue;
      }
      const glued = i < to && isWordCode(codes[i] as number);
      const word = code === dot && !glued ? barrier : words.findSign(codes, i - 1);
      this.push(word === unknownWord ? barrier : word, i - 1, i, 0, sentence);
    }
  }

  private push(word: number, start: number, end: number, flags: number, sentence: number): void {
    const at = this.count++;
    if (at === this.word.length) this.grow();
    this.word[at] = word;
    this.start[at] = start;
    this.end[at] = end;
    this.flags[at] = flags;
    this.sentence[at] = sentence;
  }

  private grow(): void {
    const size = this.word.length * 2;
    this.word = grown(this.word, size);
    this.start = grown(this.start, size);
    this.end = grown(this.end, size);
    this.sentence = grown(this.sentence, size);
    const flags = new Uint8Array(size);
    flags.set(this.flags);
    this.flags = flags;
  }
}

/** What stands before ".net" in names of frameworks, all others being domains: "nhs.net". */
const netFrameworks = /^(?:asp|ado|vb|ml|c)$/i;

/** Whether a web or mail address goes on at `end`: its words name nothing. */
function isAddress(codes: Uint16Array, text: string, start: number, end: number): boolean {
  const next = codes[end] as number;
  if (next === dot && text.startsWith("net", end + 1) && !isWordCode(codes[end + 4] as number))
    return !netFrameworks.test(text.slice(start, end));
  if (next === 58) return text.startsWith("://", end);
  if (next === 64) return isWordCode(codes[end + 1] as number);
  return (
    next === dot &&
    end - start === 3 &&
    ((codes[start] as number) | 32) === 119 &&
    /^www$/i.test(text.slice(start, end))
  );
}

// Signs that make a short name part of something else: "R&D", "C++", "@go", "x_r".
function glues(code: number): boolean {
  return (
    code === ampersand ||
    code === 43 ||
    code === 35 ||
    code === 64 ||
    code === 95 ||
    code === apostrophe ||
    code === 42
  );
}

const codesOf = (bytes: Buffer): Uint16Array =>
  new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length >> 1);

function grown(array: Int32Array, size: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(size);
  larger.set(array);
  return larger;
}
