import { cleanText } from "@talent/extraction";
import type { Taxonomy } from "@talent/taxonomy";
import { remoteOfPlace } from "../ads/remoteOfPlace.ts";
import type { SourceAd, StatedPlace } from "../ads/SourceAd.ts";
import type { PlaceIds } from "./StagedAd.ts";

/** Where a posting is counted, and the remote type that the lines of its places state, if any does. */
export type CountedPlace = { ids: PlaceIds; remote: 1 | 3 | undefined };

/**
 * The one place an ad is counted at, as narrow as its words allow: its first that names a country, for an answer is
 * always of one. Remote is what the first line to say so says, lines of places in another country left out.
 */
export function countedPlace(
  { place, otherPlaces = [] }: SourceAd,
  { places }: Pick<Taxonomy, "places">,
): CountedPlace {
  const all = [place, ...otherPlaces].map((stated) => {
    const remote = remoteOfPlace(stated.text ?? "");
    return { ids: placeOfWork(cleaned(stated), remote, places), remote };
  });
  const ids = all.find((it) => it.ids.country !== undefined)?.ids ?? {};
  const said = all.find((it) => it.remote !== undefined && (it.ids.country ?? ids.country) === ids.country);
  return { ids, remote: said?.remote };
}

/** "Remote - US" at the address of the seat is work in that country, not in that city. */
function placeOfWork(stated: StatedPlace, remote: 1 | 3 | undefined, places: Taxonomy["places"]): PlaceIds {
  const { text, country } = stated;
  if (stated.mayBeSeat && remote === 1) {
    const { state, msa, city } = places.resolve({ text });
    if (state === undefined && msa === undefined && city === undefined)
      return places.resolve({ text, country });
  }
  return places.resolve(stated);
}

function cleaned(place: StatedPlace): StatedPlace {
  const clean = (text: string | undefined) => text && cleanText(text).replace(/\s+/g, " ");
  return {
    ...place,
    text: clean(place.text),
    country: clean(place.country),
    region: clean(place.region),
    city: clean(place.city),
  };
}
