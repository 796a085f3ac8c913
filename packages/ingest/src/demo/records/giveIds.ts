import type { DuckDBConnection } from "@duckdb/node-api";
import { type RegistryKind, registerKeys } from "@talent/warehouse";
import { titleKey } from "../../load/titleKey.ts";
import { writeTable } from "../../load/writeTable.ts";
import { type DemoEmployer, industryShares } from "../world/employers.ts";
import type { GivenIds, World } from "../world/World.ts";

/** Gives employers and titles their stable ids: the taxonomy's for titles it knows, the registry's for the rest. */
export async function giveIds(connection: DuckDBConnection, world: World): Promise<GivenIds> {
  for (const { key } of foremost(world)) await idsOf(connection, "employer", [key]);
  const employers = await idsOf(
    connection,
    "employer",
    world.employers.all.map(({ key }) => key),
  );
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
