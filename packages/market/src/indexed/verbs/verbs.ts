import { concentration } from "./concentration.ts";
import { concentrationByPair } from "./concentrationByPair.ts";
import { cooccurrence } from "./cooccurrence.ts";
import { count } from "./count.ts";
import { countBy } from "./countBy.ts";
import { countByPair } from "./countByPair.ts";
import { durations } from "./durations.ts";
import { durationsByPair } from "./durationsByPair.ts";
import { page } from "./page.ts";
import { quantiles } from "./quantiles.ts";
import { quantilesBy } from "./quantilesBy.ts";
import { series } from "./series.ts";
import { seriesBy } from "./seriesBy.ts";

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
};

export type Verb = keyof typeof verbs;
