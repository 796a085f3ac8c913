import { dimensions } from "../../Dimension.ts";
import type { Fact } from "../../Selection.ts";
import type { IndexImage } from "../format/IndexImage.ts";
import type { Codes, Section } from "../format/Section.ts";
import type { Column, DenseRows, PostingLists } from "./Column.ts";
import { employerKinds } from "./employerKinds.ts";
import type { FactTable } from "./FactTable.ts";
import type { Words } from "./Words.ts";

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
  let opened: Words | undefined;
  const words = (): Words => {
    opened ??= {
      bytes: need("vocabulary.bytes"),
      starts: need("vocabulary.starts"),
      lists: lists("words"),
      offsets: need("words.offsets"),
      codes: need("words.codes"),
    };
    return opened;
  };
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
            words,
          }
        : undefined,
  };
}
