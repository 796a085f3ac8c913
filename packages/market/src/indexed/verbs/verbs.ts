import type { Market } from "../../Market.ts";
import { concentration } from "./concentration.ts";
import { concentrationByPair } from "./concentrationByPair.ts";
import { cooccurrence } from "./cooccurrence.ts";
import { count } from "./count.ts";
import { countBy } from "./countBy.ts";
import { countByPair } from "./countByPair.ts";
import { durations } from "./durations.ts";
import { durationsByPair } from "./durationsByPair.ts";
import type { IndexEngine } from "./IndexEngine.ts";
import { page } from "./page.ts";
import { quantiles } from "./quantiles.ts";
import { quantilesBy } from "./quantilesBy.ts";
import { series } from "./series.ts";
import { seriesBy } from "./seriesBy.ts";

/** A function of an engine for each verb of the algebra, with the verb's arguments. */
type VerbsOfEngine = {
  [Name in Exclude<keyof Market, "asOf" | "withSignal">]: (
    engine: IndexEngine,
    ...args: Parameters<Market[Name]>
  ) => unknown;
};

/** Every verb of the algebra as a function of an engine. */
export const verbs = {
  count,
  countBy,
  countByPair,
  series,
  seriesBy,
  quantiles,
  quantilesBy,
  durations,
  durationsByPair,
  cooccurrence,
  concentration,
  concentrationByPair,
  page,
} satisfies VerbsOfEngine;

export type Verb = keyof typeof verbs;
