import type { Machine } from "../assembly/Machine.ts";
import { roomFor, takeShortest } from "./takeShortest.ts";

type Lent = { flags: Uint8Array; codes?: readonly number[] };

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

  /** At least so many flags, good until the next call or until they are given back. */
  lend(size: number): Uint8Array {
    const flags = takeShortest(this.#free, size) ?? this.#machine.counts.bytes(roomFor(size));
    this.#lent.push({ flags });
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

  #clear({ flags, codes }: Lent): void {
    if (codes) for (const code of codes) flags[code] = 0;
    else flags.fill(0);
    this.#free.push(flags);
  }
}
