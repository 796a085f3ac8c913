/** Some of an array's numbers: those from `start` on, `end` not included. */
export type Items = { numbers: Uint32Array; start: number; end: number };
