import type { DuckDBConnection } from "@duckdb/node-api";
import { type RegistryKind, registerKeys } from "@talent/warehouse";
import { titleKey } from "../../load/titleKey.ts";
import { writeTable } from "../../load/writeTable.ts";
import { type DemoEmployer, industryShares } from "../world/employers.ts";
import type { GivenIds, World } from "../world/World.ts";

/** Gives employers and titles their stable ids: the taxonomy's for titles it knows, the registry's for the rest. */
export async function giveIds(connection: DuckDBConnection, world: World): Promise<GivenIds> {
  const first = new Map(foremost(world).map(({ key }, place) => [key, place]));
  const keys = world.employers.all.map(({ key }) => key);
  const employers = await idsOf(connection, "employer", keys, (key) => first.get(key) ?? first.size);
  const unnamed = world.occupations.flatMap(({ titles }) =>
    [...titles.british, ...titles.other].filter(({ id }) => id === undefined),
  );
  const titles = await idsOf(
    connection,
    "title",
    unnamed.map(({ name }) => titleKey(name)),
  );
  const byKey = new Map(unnamed.map(({ name }, index) => [titleKey(name), titles[index] ?? 0]));
  const given = ({ id, name }: { id?: number; name: string }) => id ?? byKey.get(titleKey(name)) ?? 0;
  return {
    employers,
    titles: world.occupations.map(({ titles }) => ({
      british: titles.british.map(given),
      other: titles.other.map(given),
    })),
  };
}

/** The foremost employers of the first country, one an industry, the industries with most postings first: they get the first ids. */
function foremost({ employers, occupations, countries }: World): DemoEmployer[] {
  const shares = [...industryShares(occupations)].sort(
    (one, other) => other[1] - one[1] || one[0] - other[0],
  );
  return shares
    .slice(0, 20)
    .flatMap(
      ([subindustry]) =>
        employers.all.find(
          (each) =>
            each.country === countries[0]?.id && each.subindustry === subindustry && each.msa === undefined,
        ) ?? [],
    );
}

/** Ids of keys in their order; new ones are given in the order of their places, and of keys of one place in their own. */
export async function idsOf(
  connection: DuckDBConnection,
  kind: RegistryKind,
  keys: readonly string[],
  placeOf: (key: string) => number = () => 0,
): Promise<number[]> {
  const table = `keys_of_${kind}`;
  await writeTable(
    connection,
    table,
    { key: "VARCHAR", place: "UINTEGER" },
    keys.map((key) => [key, placeOf(key)]),
  );
  await registerKeys(connection, kind, `SELECT key, place FROM memory.main.${table}`, "place");
  const reader = await connection.runAndReadAll(
    `SELECT e.key, e.id FROM registry.entry e WHERE e.kind = ? AND e.key IN (SELECT key FROM memory.main.${table})`,
    [kind],
  );
  await connection.run(`DROP TABLE memory.main.${table}`);
  const ids = new Map(reader.getRows().map(([key, id]) => [String(key), Number(id)]));
  return keys.map((key) => ids.get(key) ?? 0);
}
