import { expect, test } from "vitest";
import { scoreSpans } from "./scoreSpans.ts";

const span = (start: number, end: number) => ({ start, end });

test("a span with the same ends is right both ways", () => {
  const scores = scoreSpans([{ labelled: [span(0, 2)], found: [span(0, 2)] }]);
  expect(scores.exact).toEqual({ precision: 1, recall: 1, f1: 1 });
  expect(scores.overlap).toEqual({ precision: 1, recall: 1, f1: 1 });
});

test("a shared token is an overlap, touching ends are not", () => {
  const scores = scoreSpans([{ labelled: [span(0, 2), span(5, 6)], found: [span(1, 3), span(6, 7)] }]);
  expect(scores.overlap).toEqual({ precision: 0.5, recall: 0.5, f1: 0.5 });
  expect(scores.exact).toEqual({ precision: 0, recall: 0, f1: 0 });
});

test("one long span recalls every labelled span it covers, but is one found span", () => {
  const scores = scoreSpans([{ labelled: [span(0, 1), span(2, 3), span(4, 5)], found: [span(0, 5)] }]);
  expect(scores).toMatchObject({ labelled: 3, found: 1, overlap: { precision: 1, recall: 1 } });
});

test("spans of different sentences never meet", () => {
  const scores = scoreSpans([
    { labelled: [span(0, 1)], found: [] },
    { labelled: [], found: [span(0, 1)] },
  ]);
  expect(scores.overlap.f1).toBe(0);
});

test("nothing labelled and nothing found scores 0, not an error", () => {
  expect(scoreSpans([]).overlap).toEqual({ precision: 0, recall: 0, f1: 0 });
});
