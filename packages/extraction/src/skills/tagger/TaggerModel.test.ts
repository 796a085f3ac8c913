import { expect, test } from "vitest";
import { FeatureTable } from "./FeatureTable.ts";
import { readTaggerModel, writeTaggerModel } from "./TaggerModel.ts";

const chain = (first: number) => ({
  steps: Float64Array.from({ length: 12 }, (_, i) => first + i / 7),
  bias: -0.5,
  unit: 0.03,
});
const model = {
  chains: { skills: chain(1), knowledge: chain(-1) },
  features: Int32Array.of(-5, 7, 2_000_000_000),
  weights: Int8Array.of(1, -2, 3, -4, 127, -127, 0, 0, 9, 8, 7, 6),
};

test("a model read from its bytes is the model that was written, also from a slice of larger memory", () => {
  const bytes = writeTaggerModel(model);
  expect(readTaggerModel(bytes)).toEqual(model);
  const larger = Buffer.alloc(bytes.length + 20);
  larger.set(bytes, 13);
  expect(readTaggerModel(larger.subarray(13, 13 + bytes.length))).toEqual(model);
});

test("refuses bytes that are no model", () => {
  expect(() => readTaggerModel(new Uint8Array(3))).toThrow("no span model");
  expect(() => readTaggerModel(writeTaggerModel(model).subarray(0, -1))).toThrow("no span model");
});

test("the table finds each feature at its place and no other", () => {
  const table = new FeatureTable(model.features);
  expect([...model.features].map((feature) => table.find(feature))).toEqual([0, 1, 2]);
  expect(table.find(6)).toBe(-1);
  expect(new FeatureTable(new Int32Array(0)).find(0)).toBe(-1);
});
