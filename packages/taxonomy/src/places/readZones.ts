import { items, readTable, text } from "../Table.ts";

/** Time zones by `kind.id` of the place, from a table that lists the ids of each kind and zone in one line. */
export function readZones(table: string): Map<string, string> {
  const zones = new Map<string, string>();
  for (const row of readTable(table)) {
    for (const id of items(row, "ids")) zones.set(`${text(row, "kind")}.${id}`, text(row, "zone"));
  }
  return zones;
}
