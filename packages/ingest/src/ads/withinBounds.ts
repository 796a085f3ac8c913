import type { SourceAd } from "./SourceAd.ts";

/** Most characters of an ad's texts that are kept: those the data API tells (spec/data-api/schemas/JobDetail.yaml). */
export const mostCharacters = {
  title: 500,
  employer: 200,
  source: 200,
  contact: 500,
  url: 2000,
  description: 200_000,
};

/** The ad with its texts cut to what is kept, and without an address that no browser should follow. */
export function withinBounds(ad: SourceAd): SourceAd {
  return {
    ...ad,
    url: webAddress(ad.url),
    title: cut(ad.title, mostCharacters.title),
    description: cut(ad.description, mostCharacters.description),
    employer: ad.employer && cut(ad.employer, mostCharacters.employer),
    contact: ad.contact && cut(ad.contact, mostCharacters.contact),
  };
}

/** "https://…", also for an address written without its scheme; undefined for any other scheme, paths and long ones. */
function webAddress(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  const address = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(url) ? `https://${url}` : url;
  return /^https?:\/\/\S/i.test(address) && address.length <= mostCharacters.url ? address : undefined;
}

/** A text's first so many characters; no half of one that takes two code units stays at the end. */
export function cut(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
}
