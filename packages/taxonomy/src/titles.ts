import type { Title } from "./Entry.ts";
import type { List } from "./List.ts";
import { functionBySoc, occupationId } from "./occupations.ts";
import { items, number, optionalNumber, readTable, text } from "./Table.ts";

/** The semi-clean titles; a title without a function of its own takes its occupation's. */
export function readTitles(): Title[] {
  const functionOf = functionBySoc();
  return readTable("titles").map((row) => ({
    id: number(row, "id"),
    name: text(row, "name"),
    aliases: items(row, "aliases"),
    occupation: occupationId(text(row, "soc8")),
    function: optionalNumber(row, "function") ?? functionOf(text(row, "soc8")),
  }));
}

/** What people call the jobs of an occupation: the names and aliases of its titles, read when first asked for. */
export function namesByOccupation(titles: List<Title>): (occupation: number) => readonly string[] {
  let known: Map<number, string[]> | undefined;
  return (occupation) => {
    if (!known) {
      known = new Map();
      for (const { name, aliases = [], occupation: of } of titles.all) {
        const names = known.get(of);
        if (names) names.push(name, ...aliases);
        else known.set(of, [name, ...aliases]);
      }
    }
    return known.get(occupation) ?? [];
  };
}
