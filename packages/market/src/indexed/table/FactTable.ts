import { type Dimension, dimensions } from "../../Dimension.ts";
import type { Fact } from "../../Selection.ts";
import type { IndexImage } from "../format/IndexImage.ts";
import type { Codes, Section } from "../format/Section.ts";
import type { Column, DenseRows, PostingLists } from "./Column.ts";
import { employerKinds } from "./employerKinds.ts";
import type { Words } from "./Words.ts";

/** Stretches of rows of one country, state and msa; `blocks` are the first runs of each kind and country, and the end. */
export type Runs = {
  starts: Uint32Array;
  blocks: Uint32Array;
  country: Codes;
  state: Codes;
  msa: Codes;
  dated?: DatedRuns;
};

/**
 * What the runs of postings have: their employers' kind, and the first row of each kind; the most days from first to
 * last seen; and where each run is every `markDays` days: of mark m, from `m * runs` on, the first row of each run from
 * day `m * markDays` on, and its end in the last. Closed postings stand apart from those still open, which were last
 * seen on `openDay`, and inside a run they stand by first-seen day. `leastDays` is the fewest days of any posting.
 */
export type DatedRuns = {
  kind: Codes;
  kindStarts: Uint32Array;
  longest: Uint32Array;
  markDays: number;
  marks: Uint32Array;
  leastDays: number;
  openDay: number;
};

/** A kind of records as columns. `byId` are the rows by id ascending. */
export type FactTable = {
  fact: Fact;
  rows: number;
  id: Uint32Array;
  byId: Uint32Array;
  runs: Runs;
  columns: Partial<Record<Dimension, Column>>;
  /** Weights in thousandths; postings weigh one unit each and have none. */
  weight?: Codes;
  /** The most that any row weighs, in units. */
  mostWeight: number;
  posting?: PostingColumns;
};

/**
 * What only postings have. `stay` is how long a posting stayed open: twice the days beyond the fewest that occur, and
 * one more where it is still open.
 */
export type PostingColumns = {
  firstSeen: Codes;
  lastSeen: Codes;
  stay: Codes;
  pay: Column;
  words: Words;
};

/** A table on the sections of an index; nothing is copied. */
export function openFactTable(fact: Fact, { meta, sections }: IndexImage): FactTable {
  const rows = fact === "posting" ? meta.postings : meta.talents;
  const find = <T extends Section>(name: string) => sections.get(`${fact}.${name}`) as T | undefined;
  const need = <T extends Section>(name: string): T => {
    const section = find<T>(name);
    if (!section) throw new Error(`The index lacks the section ${fact}.${name}.`);
    return section;
  };
  const dense = (name: string): PostingLists["dense"] => {
    const [bits, onRows] = [need<Int32Array>(`${name}.dense.bits`), need<Uint32Array>(`${name}.dense.rows`)];
    const words = (rows + 31) >>> 5;
    const entry = (index: number): DenseRows => ({
      bits: bits.subarray(index * words, (index + 1) * words),
      rows: onRows[index] as number,
    });
    return new Map([...need<Uint32Array>(`${name}.dense.codes`)].map((code, index) => [code, entry(index)]));
  };
  const lists = (name: string): PostingLists => ({
    offsets: need(`${name}.lists.offsets`),
    rows: need(`${name}.lists.rows`),
    dense: find(`${name}.dense.codes`) ? dense(name) : new Map(),
  });
  const column = (name: string): Column => ({
    values: need(`${name}.values`),
    codes: need(`${name}.codes`),
    offsets: find(`${name}.offsets`),
    lists: find(`${name}.lists.rows`) && lists(name),
  });
  const kindStarts = () => {
    const [starts, kinds] = [need<Uint32Array>("runs.starts"), need<Codes>("runs.kind")];
    return Uint32Array.from({ length: employerKinds }, (_, kind) => {
      const run = kinds.findIndex((each) => each >= kind);
      return run < 0 ? rows : (starts[run] as number);
    });
  };
  const blocks = () => {
    const [country, kind] = [need<Codes>("runs.country"), find<Codes>("runs.kind")];
    const firsts = [...country.keys()].filter(
      (run) => run === 0 || country[run] !== country[run - 1] || kind?.[run] !== kind?.[run - 1],
    );
    return Uint32Array.of(...firsts, country.length);
  };
  const words = (): Words => ({
    bytes: need("vocabulary.bytes"),
    starts: need("vocabulary.starts"),
    lists: lists("words"),
    offsets: need("words.offsets"),
    codes: need("words.codes"),
  });
  return {
    fact,
    rows,
    id: need("id"),
    byId: need("byId"),
    runs: {
      starts: need("runs.starts"),
      blocks: blocks(),
      country: need("runs.country"),
      state: need("runs.state"),
      msa: need("runs.msa"),
      dated: find("runs.marks") && {
        kind: need("runs.kind"),
        kindStarts: kindStarts(),
        longest: need("runs.longest"),
        markDays: meta.markDays,
        marks: need("runs.marks"),
        leastDays: meta.leastDays,
        openDay: meta.openDay,
      },
    },
    columns: Object.fromEntries(
      dimensions.filter((name) => find(`${name}.values`)).map((name) => [name, column(name)]),
    ),
    weight: find("weight"),
    mostWeight: (find<Uint32Array>("weight") ?? Uint32Array.of(1)).reduce(
      (most, each) => Math.max(most, each),
      0,
    ),
    posting:
      fact === "posting"
        ? {
            firstSeen: need("firstSeen"),
            lastSeen: need("lastSeen"),
            stay: need("stay"),
            pay: column("pay"),
            words: words(),
          }
        : undefined,
  };
}
