import type { Fact, Selection } from "../../Selection.ts";
import { Machine } from "../assembly/Machine.ts";
import type { IndexMeta } from "../format/IndexImage.ts";
import type { LoadedIndex } from "../format/LoadedIndex.ts";
import { CountStore } from "../kernels/CountStore.ts";
import { blockRows, type Driver, rangesDriver, rangesFromDriver } from "../kernels/drivers.ts";
import { keepFrom, type Least } from "../kernels/keep.ts";
import { MaskStore } from "../kernels/MaskStore.ts";
import { eachPart, noRanges, type Ranges } from "../kernels/Ranges.ts";
import { allRefinements, choosePlan } from "../plan/choosePlan.ts";
import type { Planning } from "../plan/Planning.ts";
import type { Refinement } from "../plan/refinements.ts";
import type { FactTable } from "../table/FactTable.ts";
import { openFactTable } from "../table/openFactTable.ts";

const dayMs = 86_400_000;

/** Takes a block of selected rows; each row comes once. */
export type Visit = (rows: Uint32Array, length: number) => void;

/** Takes selected rows that follow one another, the end not included. */
export type VisitStretch = (start: number, end: number) => void;

/**
 * A selection's rows, about how many there may be (exactly, where that is known), and the way to see them: in blocks, or
 * those that need no test, which are `certain`, in stretches, which takes half the time.
 */
export type Scan = {
  candidates: number;
  exact: boolean;
  certain: Ranges;
  each: (visit: Visit, visitStretch?: VisitStretch) => void;
};

/** An index ready to be asked: its tables, and memory that calls use one after another. */
export class IndexEngine {
  readonly meta: IndexMeta;
  readonly machine: Machine;
  readonly counts: CountStore;
  /** Throws when the running call is to stop; called between blocks. */
  readonly check: () => void;
  readonly #tables: Record<Fact, FactTable>;
  readonly #masks: Record<Fact, MaskStore>;
  #block: Uint32Array;

  constructor(index: LoadedIndex, check: () => void = () => {}) {
    this.meta = index.meta;
    this.check = check;
    this.machine = new Machine(index.kernels, index.columns);
    this.counts = new CountStore(this.machine);
    this.#tables = { posting: openFactTable("posting", index), talent: openFactTable("talent", index) };
    this.#masks = {
      posting: new MaskStore(index.meta.postings, this.machine),
      talent: new MaskStore(index.meta.talents, this.machine),
    };
    this.#block = this.machine.calls.words(blockRows);
  }

  /** Begins a call: what the one before worked with is used again, whether it ended or was stopped. */
  begin(): void {
    this.machine.calls.release();
    this.counts.takeBack();
    for (const masks of Object.values(this.#masks)) masks.forget();
    this.#block = this.machine.calls.words(blockRows);
  }

  table(fact: Fact): FactTable {
    return this.#tables[fact];
  }

  /** What planning on a table needs. */
  planning(fact: Fact): Planning {
    const [table, masks] = [this.#tables[fact], this.#masks[fact]];
    return { table, masks, machine: this.machine, counts: this.counts, toDay: (day) => this.toDay(day) };
  }

  /** Days from the index's first one on. */
  toDay(day: string): number {
    return (Date.parse(day) - Date.parse(this.meta.firstDay)) / dayMs;
  }

  /**
   * Every test that a row of a selection has to pass, for rows that come from elsewhere, about so many; good until the
   * next plan.
   */
  rowTests(selection: Selection, candidates: number): Refinement[] {
    const { fact } = selection;
    this.#forgetPlan(fact);
    return allRefinements(this.planning(fact), selection, candidates);
  }

  /** Plans a selection, good until the next plan; with `also` its rows have at least so much in a column besides. */
  scan(selection: Selection, also?: Least): Scan {
    const { fact } = selection;
    this.#forgetPlan(fact);
    const found = choosePlan(this.planning(fact), selection);
    if (!found) return { candidates: 0, exact: true, certain: noRanges, each: () => {} };
    const refinements: Refinement[] = also
      ? [...found.refinements, (rows, length) => keepFrom(this.machine, rows, length, also)]
      : found.refinements;
    return {
      candidates: found.candidates,
      exact: refinements.length === 0 && found.exact,
      certain: found.certain,
      each: (visit, visitStretch) => {
        if (also) this.#eachBlock(rangesFromDriver(this.machine, found.certain, also), [], visit);
        else if (visitStretch) this.#eachStretch(found.certain, visitStretch);
        else this.#eachBlock(rangesDriver(this.machine, found.certain), [], visit);
        this.#eachBlock(found.driver, refinements, visit);
      },
    };
  }

  /** Takes back what the plan before was made with: a call with a plan for each of many values needs no more than one has. */
  #forgetPlan(fact: Fact): void {
    this.#masks[fact].takeBack();
    this.counts.flags.takeBack();
  }

  #eachStretch(ranges: Ranges, visit: VisitStretch): void {
    eachPart(ranges, (start, end) => {
      this.check();
      visit(start, end);
    });
  }

  #eachBlock(driver: Driver, refinements: readonly Refinement[], visit: Visit): void {
    const block = this.#block;
    for (;;) {
      this.check();
      let length = driver(block);
      if (length === 0) return;
      for (const refine of refinements) length = refine(block, length);
      if (length > 0) visit(block, length);
    }
  }
}
