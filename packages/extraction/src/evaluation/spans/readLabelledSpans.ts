import type { TokenSpan } from "../../skills/tagger/TokenSpan.ts";
import { labelledLines } from "../labelledLines.ts";
import type { LabelledSentence } from "./LabelledSentence.ts";

/**
 * Sentences of a labelled file, plain or gzipped, in file order: one JSON object a line with `tokens`, `tags_skill` and
 * `tags_knowledge` (B, I or O for every token; a suffix as in "B-Skill" is passed over) and, where known, `idx`, the
 * number of the ad, and `source`. A line of another shape is an error that names it.
 */
export function readLabelledSpans(path: string | URL): LabelledSentence[] {
  return labelledLines(path).map(({ line, place }) => toSentence(line, place));
}

function toSentence(line: string, place: string): LabelledSentence {
  const row = toObject(line, place);
  const tokens = toStrings(row.tokens, "tokens", place);
  const source = String(row.source ?? "");
  return {
    tokens,
    ad: `${source} ${String(row.idx ?? place)}`,
    source,
    skills: toSpans(row.tags_skill, "tags_skill", tokens.length, place),
    knowledge: toSpans(row.tags_knowledge, "tags_knowledge", tokens.length, place),
  };
}

function toObject(line: string, place: string): Record<string, unknown> {
  try {
    const row: unknown = JSON.parse(line);
    if (typeof row === "object" && row !== null) return row as Record<string, unknown>;
  } catch {}
  throw new Error(`${place}: no JSON object`);
}

function toStrings(value: unknown, name: string, place: string): string[] {
  if (!Array.isArray(value) || value.some((item) => typeof item !== "string")) {
    throw new Error(`${place}: "${name}" is no list of strings`);
  }
  return value as string[];
}

function toSpans(value: unknown, name: string, length: number, place: string): TokenSpan[] {
  const tags = toStrings(value, name, place);
  if (tags.length !== length)
    throw new Error(`${place}: "${name}" has ${tags.length} tags for ${length} tokens`);
  const spans: TokenSpan[] = [];
  for (const [at, tag] of tags.entries()) {
    const kind = tag[0];
    if (kind !== "B" && kind !== "I" && kind !== "O")
      throw new Error(`${place}: "${tag}" is none of B, I, O`);
    if (kind === "O") continue;
    const last = spans.at(-1);
    // An I that follows no span opens one, as the usual scorers read it.
    if (kind === "I" && last?.end === at) last.end = at + 1;
    else spans.push({ start: at, end: at + 1 });
  }
  return spans;
}
