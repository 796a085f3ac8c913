import type { Selection, Window } from "@talent/market";

/** A selection whose window is resolved, as measures over time need it. */
export type DatedSelection = Selection & { window: Window };
