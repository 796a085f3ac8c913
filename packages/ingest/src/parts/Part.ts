import type { DuckDBConnection } from "@duckdb/node-api";
import type { TableName } from "@talent/warehouse";
import type { Fields } from "../ads/fields.ts";
import type { Cell, ColumnType } from "../load/writeTable.ts";

/** A part of the dataset that is loaded by itself: how its records become rows, and the rows the snapshot's. */
export type Part = {
  /** Columns of the staging table `part`; `read` gives cells in their order. */
  columns: Readonly<Record<string, ColumnType>>;
  /** Columns a file must have to be one of this part's; of each group one. */
  needs: readonly (readonly string[])[];
  /** Reads what `read` needs of `before_…`; called once, before the first record. */
  prepare?: (connection: DuckDBConnection) => Promise<void>;
  /** Reads one record; throws RejectedAd with the reason when it cannot be a row. */
  read: (record: Fields) => Cell[];
  /** The tables that `fill` writes; every other table stays as it was. */
  writes: readonly TableName[];
  /** Fills those tables of `next` from `part` and `before_…`. */
  fill: (connection: DuckDBConnection) => Promise<void>;
  /** A sentence that the report says of what was filled, where there is something to say. */
  remark?: (connection: DuckDBConnection) => Promise<string | undefined>;
};
