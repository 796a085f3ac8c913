import type { PairCount, PairDurations, PairSpread } from "../../Market.ts";
import type { Verb } from "../verbs/verbs.ts";

/** How an answer is written as numbers in a row, and read again. */
type Packing<Answer> = { pack: (answer: Answer) => Float64Array; unpack: (numbers: Float64Array) => Answer };

const pairCounts: Packing<PairCount[]> = {
  pack: (answer) => {
    const numbers = new Float64Array(3 * answer.length);
    let at = 0;
    for (const { first, second, count } of answer) {
      numbers[at++] = first;
      numbers[at++] = second;
      numbers[at++] = count;
    }
    return numbers;
  },
  unpack: (numbers) => {
    const next = inTurn(numbers);
    return Array.from({ length: numbers.length / 3 }, () => ({
      first: next(),
      second: next(),
      count: next(),
    }));
  },
};

const pairSpreads: Packing<PairSpread[]> = {
  pack: (answer) => {
    const numbers = new Float64Array(5 * answer.length);
    let at = 0;
    for (const { first, second, total, distinct, sumOfSquares } of answer) {
      numbers[at++] = first;
      numbers[at++] = second;
      numbers[at++] = total;
      numbers[at++] = distinct;
      numbers[at++] = sumOfSquares;
    }
    return numbers;
  },
  unpack: (numbers) => {
    const next = inTurn(numbers);
    return Array.from({ length: numbers.length / 5 }, () => ({
      first: next(),
      second: next(),
      total: next(),
      distinct: next(),
      sumOfSquares: next(),
    }));
  },
};

const pairDurations: Packing<PairDurations[]> = {
  pack: (answer) => {
    const numbers = new Float64Array(
      answer.reduce((sum, { durations }) => sum + 3 + 3 * durations.length, 0),
    );
    let at = 0;
    for (const { first, second, durations } of answer) {
      numbers[at++] = first;
      numbers[at++] = second;
      numbers[at++] = durations.length;
      for (const { days, closed, open } of durations) {
        numbers[at++] = days;
        numbers[at++] = closed;
        numbers[at++] = open;
      }
    }
    return numbers;
  },
  unpack: (numbers) => {
    const found: PairDurations[] = [];
    for (let at = 0; at < numbers.length; ) {
      const [first, second, length] = [numbers[at], numbers[at + 1], numbers[at + 2]] as [
        number,
        number,
        number,
      ];
      const next = inTurn(numbers, at + 3);
      const durations = Array.from({ length }, () => ({ days: next(), closed: next(), open: next() }));
      found.push({ first, second, durations });
      at += 3 + 3 * length;
    }
    return found;
  },
};

const ids: Packing<number[]> = {
  pack: (answer) => Float64Array.from(answer),
  unpack: (numbers) => Array.from(numbers),
};

/**
 * Verbs whose answers may be long, with how they are handed over: as numbers in memory that changes hands. As JSON the
 * durations by pair took 2 ms a call to write and read, as long as counting them.
 */
export const packings: Partial<Record<Verb, Packing<unknown>>> = {
  countByPair: pairCounts as Packing<unknown>,
  concentrationByPair: pairSpreads as Packing<unknown>,
  durationsByPair: pairDurations as Packing<unknown>,
  page: ids as Packing<unknown>,
};

/** Gives numbers one after another. */
function inTurn(numbers: Float64Array, from = 0): () => number {
  let at = from;
  return () => numbers[at++] as number;
}
