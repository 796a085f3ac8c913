import type { Machine } from "../assembly/Machine.ts";
import { FlagStore } from "./FlagStore.ts";
import { roomFor, takeShortest } from "./takeShortest.ts";

/** Sums of weights or numbers of rows, one for each code. */
export type Counts = Float64Array | Uint32Array;

/** Arrays of counts, all zero, lent until they are given back as clean as they were taken. */
class Store<Some extends Counts> {
  readonly #make: (size: number) => Some;
  readonly #free: Some[] = [];
  readonly #lent = new Set<Some>();

  constructor(make: (size: number) => Some) {
    this.#make = make;
  }

  /** An array with at least so many zeros: the shortest that there is. */
  lend(size: number): Some {
    const counts = takeShortest(this.#free, size) ?? this.#make(roomFor(size));
    this.#lent.add(counts);
    return counts;
  }

  /** Takes an array back; the caller has set to zero again what it counted. */
  giveBack(counts: Some): void {
    this.#lent.delete(counts);
    this.#free.push(counts);
  }

  /** Clears and takes back what a call that was stopped has not given back. */
  takeBack(): void {
    for (const counts of this.#lent) {
      counts.fill(0);
      this.giveBack(counts);
    }
  }
}

/** Arrays for sums of weights, which may be large, for numbers of rows, which kernels count, and for flags. */
export class CountStore {
  readonly weights: Store<Float64Array>;
  readonly rows: Store<Uint32Array>;
  readonly flags: FlagStore;

  constructor(machine: Machine) {
    this.weights = new Store((size) => {
      const { buffer, byteOffset } = machine.counts.words(2 * size);
      return new Float64Array(buffer, byteOffset, size);
    });
    this.rows = new Store((size) => machine.counts.words(size));
    this.flags = new FlagStore(machine);
  }

  /** Takes back what a call that was stopped has not given back. */
  takeBack(): void {
    this.weights.takeBack();
    this.rows.takeBack();
    this.flags.takeBack();
  }
}
