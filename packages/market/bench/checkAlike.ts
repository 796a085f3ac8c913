import { isDeepStrictEqual } from "node:util";

/** What an engine answered to the calls that all are asked, and whether its percentiles may differ in their last digits. */
export type Answers = {
  engine: string;
  roundsPercentiles?: boolean;
  answers: readonly { verb: string; answer: unknown }[];
};

/** Throws when an engine has answered one of the calls otherwise than the reference. */
export function checkAlike(reference: Answers, other: Answers): void {
  const rounds = reference.roundsPercentiles || other.roundsPercentiles;
  const isAlike = rounds ? almostEqual : isDeepStrictEqual;
  for (const [at, { verb, answer }] of reference.answers.entries()) {
    const theirs = other.answers[at]?.answer;
    if (isAlike(answer, theirs)) continue;
    const both = [
      `${reference.engine}: ${JSON.stringify(answer)}`,
      `${other.engine}: ${JSON.stringify(theirs)}`,
    ];
    throw new Error(`${verb} differs:\n${both.map((text) => text.slice(0, 2000)).join("\n")}`);
  }
}

/** Equality of answers whose numbers may differ by a thousandth of a millionth: the same formula computed in another order. */
function almostEqual(one: unknown, other: unknown): boolean {
  if (typeof one === "number" && typeof other === "number") {
    return Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));
  }
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const [entries, others] = [Object.entries(one), other as Record<string, unknown>];
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([name, value]) => almostEqual(value, others[name]))
  );
}
