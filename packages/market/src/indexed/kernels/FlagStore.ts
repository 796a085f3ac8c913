import type { Machine } from "../assembly/Machine.ts";
import { roomFor, takeShortest } from "./takeShortest.ts";

/** What was lent, how many flags were asked for, and the codes of those that may be set, where that is known. */
type Lent = { flags: Uint8Array; size: number; codes?: readonly number[] };

/**
 * Tables of flags, a byte each, all zero, lent until they are given back. Clearing is left to the store, which clears only
 * what was set where it is told: a dimension may have a million values.
 */
export class FlagStore {
  readonly #machine: Machine;
  readonly #free: Uint8Array[] = [];
  readonly #lent: Lent[] = [];

  constructor(machine: Machine) {
    this.#machine = machine;
  }

  /** At least so many flags, good until the next plan or until they are given back. */
  lend(size: number): Uint8Array {
    const flags = takeShortest(this.#free, size) ?? this.#machine.counts.bytes(roomFor(size));
    this.#lent.push({ flags, size });
    return flags;
  }

  /** Says that no flags but those of some codes are set. */
  setOnly(flags: Uint8Array, codes: readonly number[]): void {
    const lent = this.#lent.find((each) => each.flags === flags);
    if (lent) lent.codes = codes;
  }

  /** Clears flags and takes them back. */
  giveBack(flags: Uint8Array): void {
    const at = this.#lent.findIndex((each) => each.flags === flags);
    for (const lent of this.#lent.splice(at, 1)) this.#clear(lent);
  }

  /** Clears all flags that are lent and takes them back. */
  takeBack(): void {
    for (const lent of this.#lent.splice(0)) this.#clear(lent);
  }

  #clear({ flags, size, codes }: Lent): void {
    if (codes) for (const code of codes) flags[code] = 0;
    else flags.fill(0, 0, size);
    this.#free.push(flags);
  }
}
