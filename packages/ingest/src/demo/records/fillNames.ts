import type { DuckDBConnection } from "@duckdb/node-api";
import type { Taxonomy } from "@talent/taxonomy";
import { writeTable } from "../../load/writeTable.ts";
import type { GivenIds, World } from "../world/World.ts";

/** Names and counts that go with the market's records. */
export type NamePlan = {
  taxonomy: Taxonomy;
  ids: GivenIds;
  sources: readonly { id: number; name: string }[];
};

/** Fills `next.employer`, `next.title` and `next.source` with what the records carry, beside what was there before. */
export async function fillNames(connection: DuckDBConnection, world: World, plan: NamePlan): Promise<void> {
  const { taxonomy, ids, sources } = plan;
  await writeTable(
    connection,
    "n_employer",
    {
      id: "UINTEGER",
      name: "VARCHAR",
      industry: "UINTEGER",
      subindustry: "UINTEGER",
      staffing: "BOOLEAN",
      anonymous: "BOOLEAN",
    },
    world.employers.all.map((it) => [
      ids.employers[it.index],
      it.name,
      it.anonymous ? undefined : taxonomy.subindustries.byId(it.subindustry)?.industry,
      it.anonymous ? undefined : it.subindustry,
      it.staffing,
      it.anonymous,
    ]),
  );
  const titles = new Map<number, string>();
  for (const { index, titles: named } of world.occupations) {
    for (const usage of ["british", "other"] as const) {
      for (const [position, { name }] of named[usage].entries())
        titles.set(ids.titles[index]?.[usage][position] ?? 0, name);
    }
  }
  await writeTable(connection, "n_title", { id: "UINTEGER", name: "VARCHAR" }, titles);
  await writeTable(
    connection,
    "n_source",
    { id: "UINTEGER", name: "VARCHAR" },
    sources.map(({ id, name }) => [id, name]),
  );
  for (const table of ["employer", "title", "source"]) {
    await connection.run(`CREATE TEMP TABLE carried_${table} AS
      SELECT ${table} AS id, count(*)::UINTEGER AS postings FROM next.posting WHERE ${table} IS NOT NULL GROUP BY 1`);
  }
  const counted = "coalesce(c.postings, 0)::UINTEGER";
  await connection.run(`
    INSERT INTO next.employer SELECT * FROM (
      SELECT n.id, name, industry, subindustry, staffing, anonymous, ${counted} FROM memory.main.n_employer n LEFT JOIN carried_employer c USING (id)
      WHERE c.id IS NOT NULL OR n.id IN (SELECT employer FROM next.talent)
      UNION ALL SELECT * FROM before_employer WHERE id NOT IN (SELECT id FROM memory.main.n_employer)) ORDER BY 1;
    INSERT INTO next.title SELECT * FROM (
      SELECT n.id, name, ${counted} FROM memory.main.n_title n LEFT JOIN carried_title c USING (id)
      UNION ALL SELECT * FROM before_title WHERE id NOT IN (SELECT id FROM memory.main.n_title)) ORDER BY 1;
    INSERT INTO next.source SELECT * FROM (
      SELECT n.id, name, n.id % 2 = 1, ${counted} FROM memory.main.n_source n LEFT JOIN carried_source c USING (id)
      UNION ALL SELECT * FROM before_source WHERE id NOT IN (SELECT id FROM memory.main.n_source)) ORDER BY 1`);
}
