import type { DatedSelection } from "@talent/analytics";
import type { Selected } from "./select.ts";

/** All postings of the selected place and window, whatever the role: what a market is compared with. */
export function placeOnly({ selection, place }: Selected): DatedSelection {
  const { keyword: _keyword, ...rest } = selection;
  return { ...rest, filters: place ? [place.filter] : [] };
}
