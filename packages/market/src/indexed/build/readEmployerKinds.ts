import type { DuckDBConnection } from "@duckdb/node-api";
import { anonymousBit, staffingBit } from "../table/employerKinds.ts";

/** What each employer of the snapshot is, by its id: `staffingBit` and `anonymousBit` added up. */
export async function readEmployerKinds(connection: DuckDBConnection): Promise<Map<number, number>> {
  const read = await connection.runAndReadAll("SELECT id, staffing, anonymous FROM employer");
  return new Map(
    read.getRowsJS().map(([id, isStaffing, isAnonymous]) => {
      return [Number(id), (isStaffing ? staffingBit : 0) | (isAnonymous ? anonymousBit : 0)];
    }),
  );
}
