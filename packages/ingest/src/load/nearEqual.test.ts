import { expect, test } from "vitest";
import { fewestRuns, fingerprint, nearEqual, repostSimilarity, shingles, similarity } from "./nearEqual.ts";

const ward = (words: string) =>
  `${words} is looking for a nurse who will assess, plan and deliver care together with the team, give medication safely, ` +
  "teach students and keep records that others can follow, on days and nights alike, with a full induction and support";

test("a text is equal to itself in other case and punctuation, and to nothing else by chance", () => {
  expect(similarity(shingles("One two three four."), shingles("one, TWO three: four"))).toBe(1);
  expect(similarity(shingles("one two three"), shingles("four five six"))).toBe(0);
  expect(similarity(shingles(""), shingles(""))).toBe(1);
});

test("two texts that differ in a word are near-equal, unless they name different numbers", () => {
  expect(nearEqual(fingerprint(ward("Our ward")), fingerprint(ward("The ward")))).toBe(true);
  expect(nearEqual(fingerprint(ward("Ward 12")), fingerprint(ward("Ward 14")))).toBe(false);
});

test("a text too short to tell is near-equal to none, itself included", () => {
  const words = (count: number) =>
    Array.from({ length: count }, (_, index) => String.fromCharCode(97 + index));
  const equal = (count: number) =>
    nearEqual(fingerprint(words(count).join(" ")), fingerprint(words(count).join(" ")));
  expect(nearEqual(fingerprint(""), fingerprint(""))).toBe(false);
  expect(nearEqual(fingerprint("Apply now."), fingerprint("Apply now."))).toBe(false);
  expect([equal(fewestRuns + 1), equal(fewestRuns + 2)]).toEqual([false, true]);
  // The bound: one other word at the end of a text is just what it can bear.
  const [long, other] = [words(fewestRuns + 2).join(" "), [...words(fewestRuns + 1), "else"].join(" ")];
  expect(similarity(shingles(long), shingles(other))).toBe(repostSimilarity);
});
