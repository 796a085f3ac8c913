import fc from "fast-check";
import { expect, test } from "vitest";
import { smallMarket, times } from "../smallMarket.ts";
import { anyPostings, anyValue, law, synthetic } from "../syntheticSelections.ts";
import { skillAdjacencies } from "./skillAdjacencies.ts";

const all = { fact: "posting" as const, filters: [] };
const [react, css, english, rare, kubernetes] = [1, 2, 3, 4, 5];

/**
 * 100 postings, 16 with React: all of these and nobody else name CSS; everybody names English; 9 with React name the
 * rare one; 10 with React and 15 without name Kubernetes.
 */
const market = smallMarket({
  postings: [
    ...times(9, { skills: [react, css, english, rare, kubernetes] }),
    { skills: [react, css, english, kubernetes] },
    ...times(6, { skills: [react, css, english] }),
    ...times(15, { skills: [english, kubernetes] }),
    ...times(69, { skills: [english] }),
  ],
});

test("ranks by cosine those that meet more often than by chance, and often enough", async () =>
  expect(await skillAdjacencies(market, all, { primary: react })).toEqual({
    state: "value",
    value: [
      { id: css, relatedness: 1, together: 16 },
      { id: kubernetes, relatedness: 10 / Math.sqrt(16 * 25), together: 10 },
    ],
  }));

test("looks at the year up to the last day of the window, and needs ten postings with the primary skill", async () => {
  const upTo = (to: string) =>
    skillAdjacencies(market, { ...all, window: { from: to, to } }, { primary: react, limit: 1 });
  expect(await upTo("2025-05-31")).toMatchObject({ value: [{ id: css }] });
  expect(await upTo("2024-05-31")).toEqual({ state: "insufficientData" });
  expect(await skillAdjacencies(market, all, { primary: rare })).toEqual({ state: "insufficientData" });
});

test("relatedness lies between 0 and 1, falls, and never names the primary skill", () =>
  law(fc.tuple(anyPostings, anyValue("skill")), async ([selection, primary]) => {
    const found = await skillAdjacencies(synthetic, selection, { primary });
    if (found.state !== "value") return;
    let last = 1 + 1e-9;
    for (const { id, relatedness } of found.value) {
      expect(id).not.toBe(primary);
      expect(relatedness).toBeGreaterThan(0);
      expect(relatedness).toBeLessThanOrEqual(last);
      last = relatedness;
    }
  }));
