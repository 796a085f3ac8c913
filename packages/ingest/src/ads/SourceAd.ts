import type { Pay } from "@talent/extraction";
import type { Day } from "@talent/market";

/** Where an ad says the job is, in its own words; `text` holds what is not split into fields. */
export type StatedPlace = {
  text?: string;
  country?: string;
  region?: string;
  city?: string;
  postcode?: string;
  latitude?: number;
  longitude?: number;
  /** The fields may be the address of the company's seat, where `text` says that the work is remote. */
  mayBeSeat?: boolean;
};

/** One ad as its source states it, before any reading of its text; the shape all formats are turned into. */
export type SourceAd = {
  /** The ad's identity within its source. */
  key: string;
  /** The key it had under an earlier rule, by which an ad of the same employer that was loaded then is known again. */
  formerKey?: string;
  url?: string;
  title: string;
  /** Plain text or HTML; empty when the source has none. */
  description: string;
  /** Absent when the source names none. */
  employer?: string;
  /** True when `employer` is an address part such as "acme-labs" rather than a name. */
  employerIsSlug?: boolean;
  /** The source's own word for the employer's industry. */
  industry?: string;
  place: StatedPlace;
  /** Further places of the same job, in the source's order. */
  otherPlaces?: StatedPlace[];
  /** Absent when the source does not say; the load's day stands in. */
  posted?: Day;
  closes?: Day;
  employmentTypes?: number[];
  remote?: 0 | 1 | 3;
  /** The source says the job is not remote, which its description must not contradict; its places may. */
  notRemote?: boolean;
  pay?: Pay;
  /** Pay in words, to be read when no `pay` is stated. */
  payText?: string;
  education?: number;
  experience?: number;
  contact?: string;
};
