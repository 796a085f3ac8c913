import type { DuckDBConnection } from "@duckdb/node-api";
import { allocate, allocateCodes, type Codes } from "../format/Section.ts";
import { placeAfter } from "../table/placeAfter.ts";
import { type Put, putLists } from "./columns.ts";
import { GrowingNumbers } from "./GrowingNumbers.ts";
import type { EachCode } from "./invert.ts";

/** Stands between title and description in a text; no word of a query is ever it. */
const betweenTexts = "|";

/**
 * Makes the sections of the keyword index: the words, which postings have them, and every posting's words, in the order
 * of the text, to verify phrases on.
 */
export async function buildWords(
  connection: DuckDBConnection,
  id: Uint32Array,
  byId: Uint32Array,
  put: Put,
): Promise<void> {
  const codeOf = new Map<string, number>();
  const [codes, ends] = [new GrowingNumbers(), new GrowingNumbers()];
  // Which of the texts, in the order they are read, is a row's, counted from 1.
  const text = new Uint32Array(id.length);
  const result = await connection.stream("SELECT posting, words FROM posting_words");
  for (;;) {
    const chunk = await result.fetchChunk();
    if (!chunk || chunk.rowCount === 0) break;
    const [postings, words] = [chunk.getColumnVector(0), chunk.getColumnVector(1)];
    for (let at = 0; at < chunk.rowCount; at++) {
      const row = rowOfId(id, byId, Number(postings.getItem(at)));
      if (row === undefined) continue;
      for (const word of String(words.getItem(at)).split(" ")) {
        if (word !== "") codes.push(toCode(codeOf, word));
      }
      ends.push(codes.length);
      text[row] = ends.length;
    }
  }
  const finalCode = putVocabulary(codeOf, put);
  const [read, readEnds] = [codes.values, ends.values];
  const offsets = allocateCodes(read.length, id.length + 1);
  const ordered = allocateCodes(codeOf.size, read.length);
  let length = 0;
  for (let row = 0; row < id.length; row++) {
    const place = text[row] as number;
    const end = place === 0 ? 0 : (readEnds[place - 1] as number);
    for (let word = place <= 1 ? 0 : (readEnds[place - 2] as number); word < end; word++)
      ordered[length++] = finalCode[read[word] as number] as number;
    offsets[row + 1] = length;
  }
  put("words.offsets", offsets);
  put("words.codes", ordered);
  const of = { rows: id.length, size: codeOf.size, dense: true };
  putLists(put, "words", of, eachWordOnce(offsets, ordered, codeOf.size));
}

function toCode(codeOf: Map<string, number>, word: string): number {
  const known = codeOf.get(word);
  if (known !== undefined) return known;
  codeOf.set(word, codeOf.size + 1);
  return codeOf.size;
}

/** Rows with each of their words once, rows ascending. */
function eachWordOnce(offsets: Codes, codes: Codes, size: number): EachCode {
  return (visit) => {
    const seenIn = new Uint32Array(size + 1);
    for (let row = 0; row + 1 < offsets.length; row++) {
      for (let word = offsets[row] as number; word < (offsets[row + 1] as number); word++) {
        const code = codes[word] as number;
        if (seenIn[code] === row + 1) continue;
        seenIn[code] = row + 1;
        visit(row, code);
      }
    }
  };
}

/** Words in UTF-8 in the order of their bytes, for binary search; returns the place of each code given while reading. */
function putVocabulary(codeOf: ReadonlyMap<string, number>, put: Put): Uint32Array {
  const words = [...codeOf]
    .map(([word, code]) => ({ bytes: Buffer.from(word === betweenTexts ? "" : word), code }))
    .sort((one, other) => Buffer.compare(one.bytes, other.bytes));
  const finalCode = new Uint32Array(words.length + 1);
  const bytes = allocate(
    "u8",
    words.reduce((total, word) => total + word.bytes.length, 0),
  );
  const starts = allocateCodes(bytes.length, words.length + 2);
  let at = 0;
  words.forEach((word, index) => {
    finalCode[word.code] = index + 1;
    bytes.set(word.bytes, at);
    starts[index + 1] = at;
    at += word.bytes.length;
  });
  starts[words.length + 1] = at;
  put("vocabulary.bytes", bytes);
  put("vocabulary.starts", starts);
  return finalCode;
}

function rowOfId(id: Uint32Array, byId: Uint32Array, wanted: number): number | undefined {
  const row = byId[placeAfter(id, byId, wanted - 1)];
  return row !== undefined && id[row] === wanted ? row : undefined;
}
