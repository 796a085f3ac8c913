import { type Dimension, dimensions } from "../../Dimension.ts";
import type { Fact } from "../../Selection.ts";
import type { IndexImage } from "../format/IndexImage.ts";
import type { Codes, Section } from "../format/Section.ts";
import type { Column, PostingLists } from "./Column.ts";
import type { Words } from "./Words.ts";

/**
 * Stretches of rows of one country, state and msa, closed postings apart from those still open; inside them rows stand
 * by first-seen day. `longest` is the most days from first to last seen in each run; tables without days have none.
 */
export type Runs = { starts: Uint32Array; country: Codes; state: Codes; msa: Codes; longest?: Uint32Array };

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
  posting?: PostingColumns;
};

/**
 * What only postings have. `passingEmployers` says which employer codes are left without staffing firms, without
 * anonymous employers, or without both; the tables are shared by all calls.
 */
export type PostingColumns = {
  firstSeen: Codes;
  lastSeen: Codes;
  pay: Column;
  passingEmployers: (noStaffing: boolean, noAnonymous: boolean) => Uint8Array;
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
  const lists = (name: string): PostingLists => ({
    offsets: need(`${name}.lists.offsets`),
    rows: need(`${name}.lists.rows`),
    dense: bitsByCode(rows, find(`${name}.dense.codes`), find(`${name}.dense.bits`)),
  });
  const column = (name: string): Column => ({
    values: need(`${name}.values`),
    codes: need(`${name}.codes`),
    offsets: find(`${name}.offsets`),
    lists: find(`${name}.lists.rows`) && lists(name),
  });
  const words = (): Words => ({
    bytes: need("vocabulary.bytes"),
    starts: need("vocabulary.starts"),
    lists: lists("words"),
    text: need("text"),
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
      country: need("runs.country"),
      state: need("runs.state"),
      msa: need("runs.msa"),
      longest: find("runs.longest"),
    },
    columns: Object.fromEntries(
      dimensions.filter((name) => find(`${name}.values`)).map((name) => [name, column(name)]),
    ),
    weight: find("weight"),
    posting:
      fact === "posting"
        ? {
            firstSeen: need("firstSeen"),
            lastSeen: need("lastSeen"),
            pay: column("pay"),
            passingEmployers: passingEmployers(need("employer.staffing"), need("employer.anonymous")),
            words: words(),
          }
        : undefined,
  };
}

function passingEmployers(staffing: Uint8Array, anonymous: Uint8Array) {
  const none = new Uint8Array(staffing.length);
  const passing = (some: Uint8Array, others: Uint8Array) =>
    some.map((flag, code) => (flag | (others[code] as number)) ^ 1);
  const [regular, named, both] = [
    passing(staffing, none),
    passing(none, anonymous),
    passing(staffing, anonymous),
  ];
  return (noStaffing: boolean, noAnonymous: boolean) => {
    if (noStaffing) return noAnonymous ? both : regular;
    return named;
  };
}

function bitsByCode(rows: number, codes: Uint32Array | undefined, bits: Int32Array | undefined) {
  const words = (rows + 31) >>> 5;
  return new Map(
    [...(codes ?? [])].map((code, index) => [
      code,
      (bits as Int32Array).subarray(index * words, (index + 1) * words),
    ]),
  );
}
