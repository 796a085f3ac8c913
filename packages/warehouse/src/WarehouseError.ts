/**
 * What can go wrong with a warehouse: `no-snapshot` nothing was loaded yet, `damaged-snapshot` the file the pointer
 * names is missing or unreadable, `busy` another process is writing, `no-previous` nothing to roll back to,
 * `mixed-origin` real and synthetic data would be mixed without being asked to, `repeated-value` a list to be published
 * holds a value twice, `moved` the served snapshot is another one than the load was built on,
 * `damaged-registry` the ids given so far cannot be read, `damaged-records` the file that listings are read from.
 */
export type WarehouseErrorWord =
  | "no-snapshot"
  | "damaged-snapshot"
  | "busy"
  | "no-previous"
  | "mixed-origin"
  | "repeated-value"
  | "moved"
  | "damaged-registry"
  | "damaged-records";

/** What to do where the served snapshot cannot be read. */
export const insteadOfDamaged =
  "Go back to the one before with `pnpm rollback`, or put another in its place with `pnpm demo --replace` or `pnpm ingest … --replace`; the accounts stay.";

/** Hears of a failure that nobody waits for. */
export type ReportFailure = (error: unknown) => void;

/** An error of the warehouse: a word for programs, a sentence that says what to do for people. */
export class WarehouseError extends Error {
  readonly word: WarehouseErrorWord;

  constructor(word: WarehouseErrorWord, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "WarehouseError";
    this.word = word;
  }
}
