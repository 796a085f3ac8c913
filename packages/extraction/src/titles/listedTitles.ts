import { fold, type List, type Title } from "@talent/taxonomy";

/** The title of the title list that words are, case and signs aside, as it is written there; undefined when none is. */
export type FindListed = (words: string) => string | undefined;

/** Finds titles by name or alias, those that an import added too. */
export function listedTitles(titles: List<Title>): FindListed {
  const names = new Map(
    titles.all.flatMap(({ name, aliases = [] }) => [name, ...aliases]).map((name) => [fold(name), name]),
  );
  return (words) => names.get(fold(words));
}
