import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { openChdb } from "./openChdb.ts";
import { exported, tables } from "./tables.ts";

/*
 * node loadClickHouse.ts CHDB_FOLDER DATABASE DATA_FOLDER
 * Makes ClickHouse's tables of a market: DuckDB writes Parquet files, ClickHouse reads them and merges each table to one
 * part. A process of its own, because what loading leaves behind in memory is not what answering takes.
 */
const [chdbFolder = "", database = "", data = ""] = process.argv.slice(2);
const chdb = openChdb(chdbFolder);
if (!chdb) throw new Error(`there is no chdb in ${chdbFolder}`);
const files = mkdtempSync(`${data}-`);
try {
  await exportTables();
  const made = join(files, "data");
  const session = new chdb.Session(made);
  const run = (statement: string) => session.queryAsync(statement, { format: "CSV" });
  for (const [table, definition] of Object.entries(tables)) {
    await run(`CREATE TABLE ${table} ${definition}`);
    // Rows come sorted into parts of a million, merged at the end.
    await run(`INSERT INTO ${table} SELECT * FROM file('${files}/${table}.parquet', Parquet)`);
    await run(`OPTIMIZE TABLE ${table} FINAL`);
  }
  session.close();
  renameSync(made, data);
} finally {
  rmSync(files, { recursive: true, force: true });
}

async function exportTables(): Promise<void> {
  const instance = await DuckDBInstance.create(database, { access_mode: "READ_ONLY", memory_limit: "8GB" });
  const connection = await instance.connect();
  for (const [table, select] of Object.entries(exported)) {
    await connection.run(`COPY (${select}) TO '${files}/${table}.parquet' (FORMAT parquet)`);
  }
  connection.closeSync();
  instance.closeSync();
}
