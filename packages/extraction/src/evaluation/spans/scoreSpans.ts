import type { TokenSpan } from "../../skills/tagger/TokenSpan.ts";

/** Precision, recall and F1 (0 to 1, four digits) under one notion of a match. */
export type SpanScore = { precision: number; recall: number; f1: number };

/** Scores of found spans against labelled ones, and how many of each there were. */
export type SpanScores = { labelled: number; found: number; overlap: SpanScore; exact: SpanScore };

/**
 * Exact: a found span is right when a labelled one has the same first and last token. Overlap: a found span is right
 * when it shares a token with any labelled one, and a labelled one is recalled when any found one shares a token with it.
 */
export function scoreSpans(rows: Iterable<{ labelled: TokenSpan[]; found: TokenSpan[] }>): SpanScores {
  let labelledCount = 0;
  let foundCount = 0;
  let same = 0;
  let touched = 0;
  let touching = 0;
  for (const { labelled, found } of rows) {
    labelledCount += labelled.length;
    foundCount += found.length;
    for (const span of found) {
      if (labelled.some(({ start, end }) => start === span.start && end === span.end)) same += 1;
      if (labelled.some((other) => overlap(other, span))) touching += 1;
    }
    for (const span of labelled) if (found.some((other) => overlap(other, span))) touched += 1;
  }
  return {
    labelled: labelledCount,
    found: foundCount,
    overlap: toScore(touching, foundCount, touched, labelledCount),
    exact: toScore(same, foundCount, same, labelledCount),
  };
}

const overlap = (a: TokenSpan, b: TokenSpan): boolean => a.start < b.end && b.start < a.end;

function toScore(right: number, found: number, recalled: number, labelled: number): SpanScore {
  const precision = found === 0 ? 0 : right / found;
  const recall = labelled === 0 ? 0 : recalled / labelled;
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { precision: round(precision), recall: round(recall), f1: round(f1) };
}

const round = (value: number): number => Number(value.toFixed(4));
