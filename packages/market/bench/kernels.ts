import { addSingle, addStretch } from "../src/indexed/kernels/add.ts";
import { blockRows, inBlocks } from "../src/indexed/kernels/drivers.ts";
import { keepFrom } from "../src/indexed/kernels/keep.ts";
import { SquareSum } from "../src/indexed/kernels/SquareSum.ts";

/*
 * node packages/market/bench/kernels.ts
 * Nanoseconds a row of the kernels' least obvious choices beside what they were chosen over, on made-up columns.
 */
const rows = 2 ** 20;

/** The best of some rounds, in nanoseconds a row. */
function nanoseconds(round: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let at = 0; at < 60; at++) {
    const started = performance.now();
    round();
    best = Math.min(best, performance.now() - started);
  }
  return Number(((best * 1e6) / rows).toFixed(2));
}

const random = (below: number) => Uint32Array.from({ length: rows }, () => Math.floor(Math.random() * below));
const days = Uint16Array.from(random(1000));
const few = Uint16Array.from(random(800));
const many = random(200_000);

function keepByBranch(some: Uint32Array, length: number, from: number): number {
  let kept = 0;
  for (let at = 0; at < length; at++) {
    const row = some[at] as number;
    some[kept] = row;
    kept += (days[row] as number) >= from ? 1 : 0;
  }
  return kept;
}

function countFewInWholes(counts: Uint32Array, codes: Uint16Array, start: number, end: number): void {
  for (let row = start; row < end; row++) {
    const code = codes[row] as number;
    counts[code] = (counts[code] as number) + 1;
  }
}

function countManyInFloats(counts: Float64Array, codes: Uint32Array, start: number, end: number): void {
  for (let row = start; row < end; row++) {
    const code = codes[row] as number;
    counts[code] = (counts[code] as number) + 1;
  }
}

function squareByBigInts(roots: Uint32Array): bigint {
  let sum = 0n;
  for (let at = 0; at < roots.length; at++) sum += BigInt(roots[at] as number) ** 2n;
  return sum;
}

function squareInParts(roots: Uint32Array): number {
  const sum = new SquareSum();
  for (let at = 0; at < roots.length; at++) sum.add(roots[at] as number);
  return sum.take();
}

const block = new Uint32Array(blockRows);
const [floats, wholes] = [new Float64Array(200_000), new Uint32Array(200_000)];

/** The rows in blocks, and in stretches such as runs leave. */
const blocks = (visit: (some: Uint32Array, length: number) => void) => () => inBlocks(0, rows, block, visit);
const stretches = (visit: (start: number, end: number) => void) => () => {
  for (let row = 0; row < rows; row += blockRows) visit(row, row + blockRows);
};

const rounds: Record<string, () => void> = {
  "list rows in blocks": blocks(() => {}),
  "and keep half by a branch": blocks((some, length) => void keepByBranch(some, length, 500)),
  "and keep half by a number": blocks((some, length) => void keepFrom(some, length, days, 500)),
  "and count 800 codes": blocks((some, length) => addSingle(floats, some, length, few)),
  "count 800 codes in stretches": stretches((start, end) => addStretch(floats, few, start, end)),
  "count 800 codes in wholes": stretches((start, end) => countFewInWholes(wholes, few, start, end)),
  "count 200,000 codes in stretches": stretches((start, end) => addStretch(wholes, many, start, end)),
  "count 200,000 codes in floats": stretches((start, end) => countManyInFloats(floats, many, start, end)),
  "sum squares as big numbers": () => void squareByBigInts(many),
  "sum squares in parts": () => void squareInParts(many),
};
console.table(Object.fromEntries(Object.entries(rounds).map(([name, round]) => [name, nanoseconds(round)])));
