import { number, optionalNumber, readTable, text } from "../Table.ts";

/** The lists of which an entry may be retired: what is kept with their ids (postings, talents, talent profiles) is mended. */
export type MendedList = "skills" | "credentials";

/** Retired ids, each with the id that stands for the same thing now; undefined where none does. */
export type Successors = ReadonlyMap<number, number | undefined>;

let table: Map<string, Map<number, number | undefined>> | undefined;

/** The retired ids of a list with their successors, all of which stand. Source: `data/successors.tsv`. */
export function successors(list: MendedList): Successors {
  table ??= read();
  return table.get(list) ?? new Map();
}

function read(): Map<string, Map<number, number | undefined>> {
  const lists = new Map<string, Map<number, number | undefined>>();
  for (const row of readTable("successors")) {
    const list = lists.get(text(row, "list")) ?? new Map<number, number | undefined>();
    lists.set(text(row, "list"), list.set(number(row, "id"), optionalNumber(row, "successor")));
  }
  return lists;
}
