import { expect, test } from "vitest";
import { datasetLabel } from "./datasetLabel.ts";

test("a demonstration market is called one, with the scale its note gives", () => {
  const note = "Synthetic demonstration market at scale 1 : 2,660: --postings 100000 --seed 1";
  expect(datasetLabel({ origin: "synthetic", note })).toBe("Demonstration market at scale 1 : 2,660");
  expect(datasetLabel({ origin: "synthetic", note: null })).toBe("Demonstration market");
});

test("real postings are said to be ingested, and a mixture to be one", () => {
  expect(datasetLabel({ origin: "real", note: "ashby.jsonl" })).toBe("Ingested postings");
  expect(datasetLabel({ origin: "mixed", note: null })).toBe("Ingested and made-up postings");
});
