import { sql } from "drizzle-orm";
import { openFolder } from "../database/openFolder.ts";

/** For tests: every row of every table of an embedded store that nobody has open, as text. */
export async function storeText(dataDir: string): Promise<string> {
  const { database, close } = await openFolder(dataDir);
  const query = async (statement: string) =>
    (await database.execute(sql.raw(statement))) as unknown as { rows: { value: string }[] };
  const tables = await query(
    "select table_name as value from information_schema.tables where table_schema = 'public'",
  );
  const texts: string[] = [];
  for (const { value } of tables.rows) {
    const { rows } = await query(`select to_jsonb(t)::text as value from "${value}" t`);
    texts.push(...rows.map((row) => row.value));
  }
  await close();
  return texts.join("\n");
}
