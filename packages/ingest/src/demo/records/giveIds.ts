import type { DuckDBConnection } from "@duckdb/node-api";
import { type RegistryKind, registerKeys } from "@talent/warehouse";
import { titleKey } from "../../load/titleKey.ts";
import { writeTable } from "../../load/writeTable.ts";
import type { GivenIds, World } from "../world/World.ts";

/** Gives employers and titles their stable ids: the taxonomy's for titles it knows, the registry's for the rest. */
export async function giveIds(connection: DuckDBConnection, world: World): Promise<GivenIds> {
  const employers = await idsOf(
    connection,
    "employer",
    world.employers.all.map(({ key }) => key),
  );
  const unnamed = world.occupations.flatMap(({ titles }) => titles.filter(({ id }) => id === undefined));
  const titles = await idsOf(
    connection,
    "title",
    unnamed.map(({ name }) => titleKey(name)),
  );
  const byKey = new Map(unnamed.map(({ name }, index) => [titleKey(name), titles[index] ?? 0]));
  return {
    employers,
    titles: world.occupations.map((occupation) =>
      occupation.titles.map(({ id, name }) => id ?? byKey.get(titleKey(name)) ?? 0),
    ),
  };
}

/** Ids of keys in their order, new ones given. */
export async function idsOf(
  connection: DuckDBConnection,
  kind: RegistryKind,
  keys: readonly string[],
): Promise<number[]> {
  const table = `keys_of_${kind}`;
  await writeTable(
    connection,
    table,
    { key: "VARCHAR" },
    keys.map((key) => [key]),
  );
  await registerKeys(connection, kind, `SELECT key FROM memory.main.${table}`);
  const reader = await connection.runAndReadAll(
    `SELECT e.key, e.id FROM registry.entry e WHERE e.kind = ? AND e.key IN (SELECT key FROM memory.main.${table})`,
    [kind],
  );
  await connection.run(`DROP TABLE memory.main.${table}`);
  const ids = new Map(reader.getRows().map(([key, id]) => [String(key), Number(id)]));
  return keys.map((key) => ids.get(key) ?? 0);
}
