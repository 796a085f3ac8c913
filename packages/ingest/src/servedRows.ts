import { openWarehouse } from "@talent/warehouse";

/** For tests: the rows that a query finds in the snapshot that a data folder serves, as JSON has them. */
export async function servedRows(dataDir: string, sql: string) {
  const warehouse = await openWarehouse(dataDir, { pollMs: 0 });
  const connection = await warehouse.current.connect();
  const found = (await connection.runAndReadAll(sql)).getRowsJson();
  connection.closeSync();
  await warehouse.close();
  return found;
}
