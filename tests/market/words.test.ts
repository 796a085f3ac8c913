import { DuckDBInstance } from "@duckdb/node-api";
import { expect, test } from "vitest";
import { words } from "../../packages/market/src/index.ts";
import { wordPattern } from "../../packages/market/src/words.ts";

test("DuckDB cuts words around every character of Unicode as words() does", async () => {
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  const rows = (
    await connection.runAndReadAll(
      `SELECT code::INTEGER, regexp_extract_all(lower('C' || chr(code::INTEGER) || 'x+' || chr(code::INTEGER)), $1)
       FROM range(1, 1114112) t(code) WHERE code NOT BETWEEN 55296 AND 57343`,
      [wordPattern],
    )
  ).getRowsJS();
  const different = rows.filter(([code, cut]) => {
    const character = String.fromCodePoint(Number(code));
    return String(cut) !== String(words(`C${character}x+${character}`));
  });
  expect(rows.length).toBeGreaterThan(1_000_000);
  expect(different).toEqual([]);
  connection.closeSync();
  instance.closeSync();
});
