/** The key of an address part such as "finni-health" or "kraken.com": its letters and digits, a trailing .com aside. */
export function slugKey(slug: string): string {
  return decoded(slug)
    .replace(/\.com$/i, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** A name made of an address part alone, for an employer whose ads never spell it: "finni-health" → "Finni Health". */
export function slugName(slug: string): string {
  return decoded(slug)
    .replace(/\.com$/i, "")
    .split(/[-_\s]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ")
    .trim();
}

const patterns = new Map<string, RegExp>();

/**
 * How a text spells the employer of an address part: the words whose letters are the slug's, as most often written
 * with a capital or digit in front ("elevenlabs" → "ElevenLabs"). Undefined when the text never names it.
 */
export function spellingIn(slug: string, text: string): string | undefined {
  const key = slugKey(slug);
  if (key.length < 3) return undefined;
  let pattern = patterns.get(key);
  if (pattern === undefined) {
    const letters = [...key].map((letter) => letter.replace(/[^\p{L}\p{N}]/gu, "\\$&"));
    pattern = new RegExp(
      `(?<![\\p{L}\\p{N}@/._-])${letters.join("[ .&'’-]{0,2}")}(?![\\p{L}\\p{N}@/_]|[.-]\\p{L})`,
      "giu",
    );
    patterns.set(key, pattern);
  }
  const counts = new Map<string, number>();
  for (const [found] of text.matchAll(pattern)) {
    if (/^[\p{Lu}\p{N}]/u.test(found)) counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  return mostFrequent(counts);
}

/** The key counted most often, ties by text order; undefined for none. */
export function mostFrequent(counts: ReadonlyMap<string, number>): string | undefined {
  let best: string | undefined;
  for (const [key, count] of counts) {
    const bestCount = best === undefined ? 0 : (counts.get(best) ?? 0);
    if (best === undefined || count > bestCount || (count === bestCount && key < best)) best = key;
  }
  return best;
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
