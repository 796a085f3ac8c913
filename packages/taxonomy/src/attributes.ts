import type { Attribute } from "./Entry.ts";
import { items, number, readTable, text } from "./Table.ts";

/** The employer-value-proposition attributes with the phrases that express them. */
export function readAttributes(): Attribute[] {
  return readTable("attributes").map((row) => ({
    id: number(row, "id"),
    name: text(row, "name"),
    aliases: items(row, "phrases"),
    category: number(row, "category"),
    subcategory: text(row, "subcategory"),
  }));
}
