import { registerKeys } from "./Registry.ts";
import type { Published } from "./WarehouseWriter.ts";
import { WarehouseWriter } from "./WarehouseWriter.ts";

/** Publishes a small snapshot for tests: one posting per raw title, all of one employer. */
export async function fixtureSnapshot(
  dataDir: string,
  rawTitles: readonly string[],
  asOf = "2025-10-25",
): Promise<Published> {
  const writer = await WarehouseWriter.open(dataDir);
  const { connection } = writer;
  const values = rawTitles.map((_, index) => `($${index + 1})`).join(", ");
  await connection.run(`CREATE TEMP TABLE ad AS SELECT * FROM (VALUES ${values}) AS v(title)`, [
    ...rawTitles,
  ]);
  await registerKeys(connection, "posting", "SELECT title FROM ad");
  await registerKeys(connection, "employer", "SELECT 'acme'");
  await registerKeys(connection, "title", "SELECT lower(title) FROM ad");
  await registerKeys(connection, "source", "SELECT 'board'");
  await connection.run(
    `INSERT INTO next.employer VALUES (1, 'Acmé Works', 6, 25, false, false, ${rawTitles.length})`,
  );
  await connection.run(`INSERT INTO next.source VALUES (1, 'board', true, ${rawTitles.length})`);
  await connection.run(
    `INSERT INTO next.title SELECT e.id, a.title, 1 FROM ad a JOIN registry.entry e ON e.kind = 'title' AND e.key = lower(a.title)`,
  );
  await connection.run(`INSERT INTO next.posting
    SELECT p.id, a.title, 1, 'https://example.com/' || p.id, a.title, t.id, 15125200, 10, 1, 840, NULL, NULL, NULL, NULL,
      DATE '2025-10-01', NULL, 3, 2, [1, 4], 0, 104000.5, 90000, 118001, 'USD', 'YEAR', [12, 7], [12], [], [], [],
      'Text of ' || a.title, NULL, 'Springfield'
    FROM ad a JOIN registry.entry p ON p.kind = 'posting' AND p.key = a.title
    JOIN registry.entry t ON t.kind = 'title' AND t.key = lower(a.title) ORDER BY p.id`);
  await connection.run(
    "INSERT INTO next.review (id, employer, posted, overall, pro) VALUES (1, 1, '2025-09-01', 4.5, 'People')",
  );
  await connection.run(
    "INSERT INTO next.place_fact VALUES ('country', 840, 'population', '340110988', 2024, 'US Census')",
  );
  return writer.publish({ asOf, origin: "real", taxonomyVersion: "test" });
}
