import { GrowingNumbers } from "./GrowingNumbers.ts";

/** A dictionary's values by code, from code 1, and the final code of each code given while reading. */
export type FinishedDictionary = { values: readonly number[]; finalCode: Uint32Array };

/**
 * Gives values codes while they are read, 0 for none; when all are known, codes are given anew by value ascending,
 * so that ties between values are ties between codes.
 */
export class DictionaryWriter {
  readonly codes = new GrowingNumbers();
  readonly #codeOf = new Map<number, number>();
  #finished: FinishedDictionary | undefined;

  push(value: number | null): void {
    this.codes.push(value === null ? 0 : this.#code(value));
  }

  /** Values by code ascending, from code 1, and the code of each code given while reading; nothing is pushed any more. */
  finish(): FinishedDictionary {
    this.#finished ??= this.#sort();
    return this.#finished;
  }

  #sort(): FinishedDictionary {
    const values = [...this.#codeOf.keys()].sort((one, other) => one - other);
    const finalCode = new Uint32Array(values.length + 1);
    values.forEach((value, index) => {
      finalCode[this.#codeOf.get(value) as number] = index + 1;
    });
    return { values, finalCode };
  }

  #code(value: number): number {
    const known = this.#codeOf.get(value);
    if (known !== undefined) return known;
    const code = this.#codeOf.size + 1;
    this.#codeOf.set(value, code);
    return code;
  }
}
