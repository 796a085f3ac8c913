/** What a version did to one entry; a retired id is never given again. */
export interface Change {
  readonly change: "added" | "renamed" | "retired";
  readonly list: string;
  readonly id: number;
  /** The name from this version on; of a retired entry its last one. */
  readonly name: string;
}

/** A released version of the shipped tables, with what it changed against the one before. */
export interface Version {
  readonly version: string;
  readonly changes: readonly Change[];
}
