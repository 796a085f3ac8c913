import type { Day, Market, Selection } from "@talent/market";

/** The last day of a selection's window; the as-of date when it has none. */
export const lastDay = ({ asOf }: Market, { window }: Selection): Day => window?.to ?? asOf;
