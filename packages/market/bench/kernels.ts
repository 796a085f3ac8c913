import { assemble } from "../src/indexed/assembly/assemble.ts";
import { Machine, variant, wordOf } from "../src/indexed/assembly/Machine.ts";
import { ColumnMemory } from "../src/indexed/format/ColumnMemory.ts";
import type { Codes } from "../src/indexed/format/Section.ts";
import { addRows, addStretch } from "../src/indexed/kernels/add.ts";
import { blockRows, inBlocks } from "../src/indexed/kernels/drivers.ts";
import { keepFrom } from "../src/indexed/kernels/keep.ts";
import { SquareSum } from "../src/indexed/kernels/SquareSum.ts";

/*
 * node packages/market/bench/kernels.ts
 * Nanoseconds a row of kernels beside the same loops in JavaScript, once when these have met one width of columns and once
 * when they have met all of them, and of the least obvious choices beside what they were chosen over; on made-up columns.
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

const columns = new ColumnMemory([rows * 2, rows * 2, rows, rows * 2]);
const column = (kind: "u8" | "u16", below: number) => {
  const codes = columns.allocate(kind, rows) as Uint8Array | Uint16Array;
  codes.forEach((_, row) => {
    codes[row] = Math.floor(Math.random() ** 2 * below);
  });
  return codes;
};
const [days, occupations, schooling, stays] = [
  column("u16", 1000),
  column("u16", 800),
  column("u8", 12),
  column("u16", 400),
];
const machine = new Machine(await assemble(), columns.memory);
const counts = machine.counts.words(2 ** 15);
const next = machine.counts.words(2 ** 15);
const items = machine.calls.words(rows);
const block = machine.calls.words(blockRows);
const shift = 5;

function keepFromByBranch(some: Uint32Array, length: number, least: number): number {
  let kept = 0;
  for (let at = 0; at < length; at++) {
    const row = some[at] as number;
    some[kept] = row;
    kept += (days[row] as number) >= least ? 1 : 0;
  }
  return kept;
}

function keepFromByNumber(some: Uint32Array, length: number, least: number): number {
  let kept = 0;
  for (let at = 0; at < length; at++) {
    const row = some[at] as number;
    some[kept] = row;
    kept += Number((days[row] as number) >= least);
  }
  return kept;
}

function addRowsByScript(codes: Codes, some: Uint32Array, length: number): void {
  for (let at = 0; at < length; at++) {
    const code = codes[some[at] as number] as number;
    counts[code] = (counts[code] as number) + 1;
  }
}

function addStretchByScript(codes: Codes, start: number, end: number): void {
  for (let row = start; row < end; row++) {
    const code = codes[row] as number;
    counts[code] = (counts[code] as number) + 1;
  }
}

function countPairsByScript(first: Codes, second: Codes, start: number, end: number): void {
  for (let row = start; row < end; row++) {
    const place = ((first[row] as number) << shift) | (second[row] as number);
    counts[place] = (counts[place] as number) + 1;
  }
}

function layOutByScript([first, second, column]: readonly [Codes, Codes, Codes], start: number, end: number) {
  for (let row = start; row < end; row++) {
    const place = ((first[row] as number) << shift) | (second[row] as number);
    const to = next[place] as number;
    if (to === 0) continue;
    items[to - 1] = column[row] as number;
    next[place] = to + 1;
  }
}

const pairOf = (row: number) => ((occupations[row] as number) << shift) | (schooling[row] as number);

const pair = [wordOf(occupations), wordOf(schooling)] as const;
const countPairs = variant(machine.run.countPairsOfStretch, occupations, schooling);
const groupPairs = variant(machine.run.groupPairsOfStretch, occupations, schooling, stays);

/** Where the first row of each pair goes, from 1 on. */
const firsts = new Uint32Array(next.length);
for (let row = 0; row < rows; row++) firsts[pairOf(row)] = (firsts[pairOf(row)] as number) + 1;
firsts.reduce((end, length, place) => {
  firsts[place] = end;
  return end + length;
}, 1);
const laidOut = (round: () => void) => () => {
  next.set(firsts);
  round();
};

const roots = Uint32Array.from({ length: rows }, () => Math.floor(Math.random() * 200_000));

function squareByBigInts(): bigint {
  let sum = 0n;
  for (let at = 0; at < roots.length; at++) sum += BigInt(roots[at] as number) ** 2n;
  return sum;
}

function squareInParts(): number {
  const sum = new SquareSum();
  for (let at = 0; at < roots.length; at++) sum.add(roots[at] as number);
  return sum.take();
}

/** The rows in blocks, and in stretches such as runs leave. */
const blocks = (visit: (some: Uint32Array, length: number) => void) => () => inBlocks(0, rows, block, visit);
const stretches = (visit: (start: number, end: number) => void) => () => {
  for (let row = 0; row < rows; row += blockRows) visit(row, row + blockRows);
};

const from = { codes: days, least: 250 };
const scripts: Record<string, () => void> = {
  "count 800 codes in blocks": blocks((some, length) => addRowsByScript(occupations, some, length)),
  "count 800 codes in stretches": stretches((start, end) => addStretchByScript(occupations, start, end)),
  "count pairs": stretches((start, end) => countPairsByScript(occupations, schooling, start, end)),
  "lay out by pairs": laidOut(
    stretches((start, end) => layOutByScript([occupations, schooling, stays], start, end)),
  ),
};
const kernels: typeof scripts = {
  "count 800 codes in blocks": blocks((some, length) =>
    addRows(machine, counts, { codes: occupations }, some, length),
  ),
  "count 800 codes in stretches": stretches((start, end) =>
    addStretch(machine, counts, occupations, { start, end }),
  ),
  "count pairs": stretches((start, end) => {
    countPairs(...pair, start, end, shift, counts.byteOffset);
  }),
  "lay out by pairs": laidOut(
    stretches((start, end) => {
      groupPairs(...pair, wordOf(stays), start, end, shift, next.byteOffset, items.byteOffset);
    }),
  ),
};

/** Shows the loops in JavaScript columns of all widths, as the engine would. */
function meetAllWidths(): void {
  const others = [Uint8Array, Uint16Array, Uint32Array].map((kind) => kind.from(schooling));
  for (let round = 0; round < 30; round++) {
    for (const codes of others) {
      blocks((some, length) => addRowsByScript(codes, some, length))();
      stretches((start, end) => addStretchByScript(codes, start, end))();
      for (const other of others) {
        stretches((start, end) => countPairsByScript(codes, other, start, end))();
        next.fill(0);
        stretches((start, end) => layOutByScript([codes, other, codes], start, end))();
      }
    }
  }
}

const measured = (rounds: Record<string, () => void>) =>
  Object.entries(rounds).map(([name, round]) => [name, nanoseconds(round)] as const);
const table: Record<string, Record<string, number>> = {};
const note = (column: string, rounds: Record<string, () => void>) => {
  for (const [name, each] of measured(rounds)) table[name] = { ...table[name], [column]: each };
};
note("JavaScript, one width", scripts);
meetAllWidths();
note("JavaScript, all widths", scripts);
note("kernel", kernels);
console.table(table);

const choices: Record<string, () => void> = {
  "list rows in blocks": blocks(() => {}),
  "and keep half by a branch": blocks((some, length) => void keepFromByBranch(some, length, 250)),
  "and keep half by a number": blocks((some, length) => void keepFromByNumber(some, length, 250)),
  "and keep half by the kernel": blocks((some, length) => void keepFrom(machine, some, length, from)),
  "sum squares as big numbers": () => void squareByBigInts(),
  "sum squares in parts": () => void squareInParts(),
};
console.table(Object.fromEntries(measured(choices)));
