import type { Readable } from "node:stream";
import { StringDecoder } from "node:string_decoder";
import type { FileRecord } from "./FileRecord.ts";
import { readJson } from "./readJson.ts";

/**
 * JSON values of a text: one a line, or, when the text opens with "[" or its first line is no value of its own, one
 * document over many lines whose elements are the records. Blank lines are passed over.
 */
export async function* readJsonLines(file: string, text: Readable): AsyncGenerator<FileRecord> {
  let line = 0;
  let isBegun = false;
  let document: string[] | undefined;
  for await (const raw of lines(text)) {
    line++;
    if (document !== undefined) {
      document.push(raw);
      continue;
    }
    if (raw.trim() === "") continue;
    const parsed = readJson(raw);
    const isFirst = !isBegun;
    isBegun = true;
    if (isFirst && ("broken" in parsed || Array.isArray(parsed.value)) && /^\s*[[{]/.test(raw)) {
      document = [...Array<string>(line - 1).fill(""), raw];
      continue;
    }
    yield { file, line, text: raw, ...parsed };
  }
  if (document !== undefined) yield* wholeDocument(file, document);
}

function* wholeDocument(file: string, document: readonly string[]): Generator<FileRecord> {
  const parsed = readJson(document.join("\n"));
  if ("value" in parsed) {
    const members = Array.isArray(parsed.value) ? parsed.value : [parsed.value];
    for (const [index, value] of members.entries()) {
      yield { file, line: index + 1, text: JSON.stringify(value), value };
    }
    return;
  }
  for (const [index, text] of document.entries()) {
    if (text.trim() !== "") yield { file, line: index + 1, text, ...readJson(text) };
  }
}

async function* lines(text: Readable): AsyncGenerator<string> {
  const decoder = new StringDecoder("utf8");
  let rest = "";
  let first = true;
  for await (const chunk of text) {
    let piece = decoder.write(chunk as Buffer);
    if (first) {
      piece = piece.replace(/^\uFEFF/, "");
      first = false;
    }
    const parts = (rest + piece).split("\n");
    rest = parts.pop() ?? "";
    for (const part of parts) yield part.endsWith("\r") ? part.slice(0, -1) : part;
  }
  rest += decoder.end();
  if (rest !== "") yield rest;
}
