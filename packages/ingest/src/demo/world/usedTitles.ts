import { isAmericanTitle } from "./isAmericanTitle.ts";
import { isBritishTitle } from "./isBritishTitle.ts";
import { plainTitle } from "./plainTitle.ts";
import { rareTitles } from "./rareTitles.data.ts";

/** A title that an occupation is advertised under; the taxonomy's have their id. */
export type UsedTitle = { id?: number; name: string; rare?: boolean };

/** Titles an occupation is advertised under at most. */
const most = 24;

/**
 * Titles of an occupation in a usage, the most used first: those of the taxonomy that are not the other usage's, and its
 * plain name before them where they are none, rare ones, a single one or kinds of it. `ofOthers` finds the title of
 * another occupation by its name, so that an advertised name has one id whatever occupation it stands for.
 */
export function usedTitles(
  occupation: string,
  titles: readonly UsedTitle[],
  usage: "british" | "other",
  ofOthers: (name: string) => UsedTitle | undefined = () => undefined,
): UsedTitle[] {
  const foreign = usage === "british" ? isAmericanTitle : isBritishTitle;
  const fitting = titles.filter(({ name }) => !foreign(name));
  const usual = fitting.filter(({ name }) => !rareTitles.has(name));
  const rare = fitting.filter(({ name }) => rareTitles.has(name)).map((title) => ({ ...title, rare: true }));
  const plain = plainTitle(occupation, usage);
  const known = titles.find(({ name }) => name === plain) ?? ofOthers(plain) ?? { name: plain };
  const missing =
    !usual.some(({ name }) => name === plain) &&
    (usual.length <= 1 || usual.some(({ name }) => name.endsWith(` ${plain}`)));
  const first = missing && (usual.length === 0 || !foreign(plain)) ? [known] : [];
  return [...first, ...usual, ...rare].slice(0, most);
}
