import type { Ranges } from "./Ranges.ts";

/** Selected rows, each once: those that needed no test as stretches, and the others one by one. */
export type Selected = { stretches: Ranges; rows: Uint32Array };
