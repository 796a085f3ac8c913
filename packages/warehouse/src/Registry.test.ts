import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { registerKeys, reserveSpan } from "./Registry.ts";
import { rows } from "./rows.ts";
import { WarehouseWriter } from "./WarehouseWriter.ts";

let folder: string;
let writer: WarehouseWriter;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "registry-"));
  writer = await WarehouseWriter.open(folder);
});

afterEach(() => {
  writer.close();
  rmSync(folder, { recursive: true, force: true });
});

async function ids(): Promise<Record<string, number>> {
  const found = await rows(writer.connection, "SELECT key, id FROM registry.entry WHERE kind = 'employer'");
  return Object.fromEntries(found.map((row) => [row.key as string, row.id as number]));
}

test("gives new keys the next ids in key order and never changes what was given", async () => {
  expect(await registerKeys(writer.connection, "employer", "VALUES ('m'), ('z'), ('m')")).toBe(2);
  expect(await registerKeys(writer.connection, "employer", "VALUES ('z'), ('a')")).toBe(1);
  expect(await ids()).toEqual({ m: 1, z: 2, a: 3 });
});

test("gives new keys the next ids in the order of their places, and of one place in key order", async () => {
  const asked = "VALUES ('b', 2), ('c', 1), ('a', 2), ('c', 3)";
  expect(await registerKeys(writer.connection, "employer", asked, "place")).toBe(3);
  expect(await ids()).toEqual({ c: 1, a: 2, b: 3 });
});

test("gives single keys and spans of one kind different ids", async () => {
  await registerKeys(writer.connection, "posting", "VALUES ('first')");
  expect(await reserveSpan(writer.connection, "posting", { key: "demo", size: 100 })).toBe(2);
  await registerKeys(writer.connection, "posting", "VALUES ('later')");
  const later = await rows(writer.connection, "SELECT id FROM registry.entry WHERE key = 'later'");
  expect(later[0]?.id).toBe(102);
});

test("a span keeps its first id, grows in place at the end and moves when something stands behind it", async () => {
  const span = (size: number) => reserveSpan(writer.connection, "posting", { key: "demo", size });
  expect(await span(100)).toBe(1);
  expect(await span(50)).toBe(1);
  expect(await span(500)).toBe(1);
  await registerKeys(writer.connection, "posting", "VALUES ('behind')");
  expect(await span(1000)).toBe(502);
  expect(await span(900)).toBe(502);
});
