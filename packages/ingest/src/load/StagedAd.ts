import type { Reading } from "@talent/extraction";
import type { SourceAd } from "../ads/SourceAd.ts";
import type { EmployerNaming } from "../employers/EmployerNaming.ts";

/** Places as taxonomy ids, absent where the words did not say. */
export type PlaceIds = { country?: number; state?: number; msa?: number; county?: number; city?: number };

/** An ad with everything found out about it, ready to be staged. */
export type StagedAd = {
  ad: SourceAd;
  reading: Reading;
  place: PlaceIds;
  employer: EmployerNaming;
  /** Yearly US dollars; without a day of posting they are of the load's day, which is not known yet. */
  payUsd: number | undefined;
  description: string;
  title: string;
  contact: string | undefined;
};
