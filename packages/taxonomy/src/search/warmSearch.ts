import type { Entry } from "../Entry.ts";
import type { List } from "../List.ts";
import type { Taxonomy } from "../Taxonomy.ts";
import { search } from "./search.ts";

/** The lists that are searched by keyword. */
export const searchedLists = [
  "cities",
  "counties",
  "msas",
  "states",
  "countries",
  "occupations",
  "titles",
  "skills",
  "credentials",
] as const satisfies readonly (keyof Taxonomy)[];

/** Reads every searched list and builds its index, which the first to ask would wait for otherwise (about a second). */
export function warmSearch(taxonomy: Pick<Taxonomy, (typeof searchedLists)[number]>): void {
  for (const name of searchedLists) {
    const list: List<Entry> = taxonomy[name];
    search(list, "warm", { limit: 0 });
  }
}
