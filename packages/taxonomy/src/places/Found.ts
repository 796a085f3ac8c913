import type { City, County } from "../Entry.ts";

/** What has been understood of a place so far; a city brings its own state and country. */
export interface Found {
  readonly country?: number;
  readonly state?: number;
  readonly msa?: number;
  readonly county?: County;
  readonly city?: City;
}
