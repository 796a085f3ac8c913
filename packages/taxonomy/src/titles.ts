import type { Title } from "./Entry.ts";
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
