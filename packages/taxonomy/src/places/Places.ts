/** What an ad says about its place, as messy as it comes; empty strings are the same as absent. */
export interface PlaceText {
  readonly country?: string;
  readonly region?: string;
  readonly city?: string;
  /** The location line a reader sees ("Greater Boston Area", "Remote (United States | Canada)"). */
  readonly text?: string;
  readonly postcode?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

/** The place found, as taxonomy ids: as narrow as the words allow, every wider id filled in; empty when none. */
export interface ResolvedPlace {
  readonly country?: number;
  readonly state?: number;
  readonly msa?: number;
  readonly county?: number;
  readonly city?: number;
}

export interface Places {
  resolve(place: PlaceText): ResolvedPlace;
}
