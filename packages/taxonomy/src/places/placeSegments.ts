import { fold } from "../fold.ts";

const zone =
  /\b(atlantic|eastern|central|mountain|pacific|us|est|cst|pst|cet|gmt|utc)( standard)? time ?zones?\b/g;

const noise =
  /\b(fully|100|remote|remotely|hybrid|onsite|on site|in office|in person|office|offices|headquarters|head office|hq|wfh|work from home|based|flexible|anywhere in|anywhere|only|first|global|worldwide|home|us based|timezone|time zone|or|preferred|relocate|various locations|multiple locations|various|trustwide)\b/g;

/**
 * The parts of a location line that may each name a place, as written first to last, folded and without the
 * words that say how one works rather than where.
 */
export function placeSegments(text: string): string[] {
  const parts = text
    .replace(/&amp;/g, "&")
    .replace(/&#39;|&rsquo;/g, "'")
    .split(
      /[,|/;•()[\]\n&:]|\s[-–—]\s|\s\+\s|\bor\b|\band\b|(?<=\b(?:[Rr]emote|[Hh]ybrid))-|-(?=\s?[Rr]emote)/,
    )
    .map((part) => {
      // In capitals at the end it is Oregon.
      const [, before] = /^(.*?)\s*\bOR\s*$/.exec(part) ?? [];
      return before === undefined ? strip(fold(part)) : `${strip(fold(before))} or`.trim();
    });
  return [...new Set(parts)].filter((part) => part !== "");
}

/** A folded place name without words on how one works. */
export function strip(folded: string): string {
  return folded
    .replace(zone, " ")
    .replace(noise, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(in|from|at|the|of) | (in|from|at)$/g, "");
}
