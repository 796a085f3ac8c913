/**
 * What is read at the first call and kept: a snapshot never changes. Who asks meanwhile waits for the same reading; one
 * that failed is forgotten, so that who asks next tries again.
 */
export class ReadOnce<Value> {
  readonly #read: () => Promise<Value>;
  #value: Promise<Value> | undefined;

  constructor(read: () => Promise<Value>) {
    this.#read = read;
  }

  /** The value; rejects with what its reading rejects with. */
  get(): Promise<Value> {
    if (this.#value) return this.#value;
    const value = this.#read();
    this.#value = value;
    value.catch(() => {
      if (this.#value === value) this.forget();
    });
    return value;
  }

  /** Lets go of the value: the next call reads anew. */
  forget(): void {
    this.#value = undefined;
  }
}
