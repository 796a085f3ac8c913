import { fold } from "@talent/taxonomy";
import { type Fields, numberOf, textOf } from "../ads/fields.ts";
import { RejectedAd } from "../ads/RejectedAd.ts";
import { cut } from "../ads/withinBounds.ts";

/** A number that must be there and within bounds. */
export function required(record: Fields, name: string, [least, most]: [number, number]): number {
  const value = optional(record, name, [least, most]);
  if (value === undefined) throw new RejectedAd(`no ${name}`);
  return value;
}

/** A number that may be missing but must be within bounds. */
export function optional(record: Fields, name: string, [least, most]: [number, number]): number | undefined {
  if (textOf(record[name]) === undefined) return undefined;
  const value = numberOf(record[name]);
  if (value === undefined || value < least || value > most) {
    throw new RejectedAd(`${name} is no number from ${least} to ${most}`);
  }
  return value;
}

/** A whole number that may be missing but must be within bounds. */
export function whole(record: Fields, name: string, bounds: [number, number]): number | undefined {
  const value = optional(record, name, bounds);
  if (value !== undefined && !Number.isInteger(value)) throw new RejectedAd(`${name} is no whole number`);
  return value;
}

/** Text of a field, cut at so many characters: those that the data API tells of it (spec/data-api/schemas, 200 of a name). */
export function textWithin(record: Fields, name: string, most = 200): string | undefined {
  const text = textOf(record[name]);
  return text && cut(text, most);
}

/** Words of a field with "|" or ";" between them. */
export function words(record: Fields, name: string): string[] {
  const value = record[name];
  const parts = Array.isArray(value) ? value.map(String) : (textOf(value) ?? "").split(/[|;]/);
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

type Entry = { id: number; name: string; aliases?: readonly string[] };

/**
 * Finds entries by id, name or alias in the first of the lists that has them; throws RejectedAd ("unknown skill") for
 * anything else.
 */
export function idFinder(what: string, ...lists: (readonly Entry[])[]): (word: string) => number {
  const finders = lists.map(finderIn);
  return (word) => {
    for (const find of finders) {
      const id = find(word);
      if (id !== undefined) return id;
    }
    throw new RejectedAd(`unknown ${what}`);
  };
}

function finderIn(entries: readonly Entry[]): (word: string) => number | undefined {
  const ids = new Set(entries.map(({ id }) => id));
  const byName = new Map<string, number>();
  for (const { id, aliases } of entries) for (const alias of aliases ?? []) byName.set(fold(alias), id);
  for (const { id, name } of entries) byName.set(fold(name), id);
  return (word) => (/^\d+$/.test(word) && ids.has(Number(word)) ? Number(word) : byName.get(fold(word)));
}
