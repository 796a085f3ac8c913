import { type DuckDBConnection, DuckDBListVector, type DuckDBVector } from "@duckdb/node-api";
import type { Dimension } from "../../Dimension.ts";
import type { Fact } from "../../Selection.ts";
import { dayShift, FactRecords, type ListWriter } from "./FactRecords.ts";
import { factSources } from "./FactSource.ts";

/** Reads everything the algebra asks of a table, in the table's order. */
export async function readRecords(connection: DuckDBConnection, fact: Fact): Promise<FactRecords> {
  const { singles, lists } = factSources[fact];
  const records = new FactRecords(Object.keys(singles) as Dimension[], Object.keys(lists) as Dimension[]);
  const day = (column: string) => `(${column} - DATE '1970-01-01')::DOUBLE + ${dayShift}`;
  const columns = [
    "r.id",
    ...Object.values(singles),
    ...Object.values(lists),
    ...(fact === "posting"
      ? [day("r.first_seen"), day("r.last_seen"), "r.pay_usd"]
      : ["round(r.weight * 1000)::DOUBLE"]),
  ];
  const result = await connection.stream(
    `SELECT ${columns.join(", ")} FROM ${fact} r LEFT JOIN employer e ON e.id = r.employer`,
  );
  for (;;) {
    const chunk = await result.fetchChunk();
    if (!chunk || chunk.rowCount === 0) return records;
    let column = 0;
    const next = () => chunk.getColumnVector(column++);
    append(next(), chunk.rowCount, (value) => records.id.push(value ?? 0));
    for (const dictionary of records.singles.values()) {
      append(next(), chunk.rowCount, (value) => dictionary.push(value));
    }
    for (const list of records.lists.values()) appendLists(next(), chunk.rowCount, list);
    if (fact === "posting") {
      append(next(), chunk.rowCount, (value) => records.firstSeen.push(value ?? 0));
      append(next(), chunk.rowCount, (value) => records.lastSeen.push(value ?? 0));
      append(next(), chunk.rowCount, (value) => records.pay.push(value));
    } else {
      append(next(), chunk.rowCount, (value) => records.weight.push(weighed(value ?? 0)));
    }
  }
}

/** The weight of a talent in thousandths; throws one that 32 bits do not hold. */
function weighed(thousandths: number): number {
  if (thousandths >= 0 && thousandths < 2 ** 32) return thousandths;
  throw new Error(
    `A talent weighs ${thousandths / 1000}, and an index holds weights from 0 to 4,294,967: load the talents again with smaller ones, or serve this market with ENGINE=duckdb.`,
  );
}

function append(vector: DuckDBVector, rows: number, push: (value: number | null) => void): void {
  for (let row = 0; row < rows; row++) push(vector.getItem(row) as number | null);
}

function appendLists(vector: DuckDBVector, rows: number, { dictionary, ends }: ListWriter): void {
  if (!(vector instanceof DuckDBListVector)) throw new Error("A list of ids is not a list.");
  const items = vector.childVector;
  for (let row = 0; row < rows; row++) {
    const start = vector.getEntryOffset(row);
    const end = start + vector.getEntryLength(row);
    for (let item = start; item < end; item++) {
      const value = items.getItem(item) as number | null;
      if (value !== null) dictionary.push(value);
    }
    ends.push(dictionary.codes.length);
  }
}
