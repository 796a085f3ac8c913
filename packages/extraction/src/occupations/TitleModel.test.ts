import { expect, test } from "vitest";
import { createTitleScorer, readTitleModel, writeTitleModel } from "./TitleModel.ts";
import { titleFeatures } from "./titleFeatures.ts";
import { trainTitleModel } from "./training/trainTitleModel.ts";

const examples = [
  { title: "Software Engineer", occupation: 1, weight: 1 },
  { title: "Backend Engineer", occupation: 1, weight: 1 },
  { title: "Staff Nurse", occupation: 2, weight: 1 },
  { title: "School Nurse", occupation: 2, weight: 1 },
];
const model = trainTitleModel(examples, [1, 2], { epochs: 20, rate: 0.3, keepAbove: 0.001, seed: 7 });

test("learns heads that it then knows in titles it has not seen", () => {
  const score = createTitleScorer(model);
  const scores = new Float32Array(2);
  expect(score(titleFeatures(["dialysis", "nurse"]), scores)).toBeGreaterThan(0);
  expect(scores[1]).toBeGreaterThan(scores[0] as number);
});

test("the same examples and seed give the same model", () => {
  expect(trainTitleModel(examples, [1, 2], { epochs: 20, rate: 0.3, keepAbove: 0.001, seed: 7 })).toEqual(
    model,
  );
});

test("comes back from its bytes unchanged", () => {
  const back = readTitleModel(writeTitleModel(model));
  expect(back).toEqual({ ...model, scale: Math.fround(model.scale) });
});

test("refuses bytes that are no model", () => {
  expect(() => readTitleModel(new Uint8Array(40))).toThrow("not a title model");
  expect(() => readTitleModel(writeTitleModel(model).slice(0, -1))).toThrow("expected");
});
