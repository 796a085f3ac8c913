import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { evaluateTerms } from "./evaluateTerms.ts";

const postings = new URL("../../../../../shared/data/postings/ashby.jsonl.gz", import.meta.url);

describe.skipIf(!existsSync(postings))(
  "against the fields of real ads (skipped where shared/data is absent)",
  () => {
    test("pay agrees for 90 of 100 and remote work for 90 of 100", () => {
      const results = evaluateTerms();
      expect(results).toHaveLength(7);
      for (const { field, read, agree } of results) {
        expect(read).toBeGreaterThan(100);
        if (field !== "employment type") expect(agree / read).toBeGreaterThan(0.9);
      }
    });
  },
);
