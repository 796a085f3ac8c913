import { type MendedList, successors } from "@talent/taxonomy";
import type { TableName } from "@talent/warehouse";

const idColumns: { readonly [Table in TableName]?: Readonly<Record<string, MendedList>> } = {
  posting: {
    skills: "skills",
    required_skills: "skills",
    credentials: "credentials",
    required_credentials: "credentials",
  },
  talent: { skills: "skills", credentials: "credentials" },
};

/**
 * What to select of a table of an earlier snapshot: all of it, each retired id replaced by the one that stands for the
 * same thing now, or left out where none does; the ids stay ascending, each once.
 */
export function withStandingIds(table: TableName): string {
  const columns = Object.entries(idColumns[table] ?? {}).map(
    ([column, list]) => `${standing(column, list)} AS ${column}`,
  );
  return columns.length === 0 ? "*" : `* REPLACE (${columns.join(", ")})`;
}

function standing(column: string, list: MendedList): string {
  const retired = [...successors(list)];
  const cases = retired.map(([id, successor]) => `WHEN ${id} THEN ${successor ?? "NULL"}`).join(" ");
  const mapped = `list_transform(${column}, lambda id: CASE id ${cases} ELSE id END)`;
  // Distinct values are without NULL.
  return `CASE WHEN list_has_any(${column}, [${retired.map(([id]) => id).join(", ")}])
    THEN list_sort(list_distinct(${mapped}))::UINTEGER[] ELSE ${column} END`;
}
