import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { withoutValues } from "./withoutValues.ts";

test("a failed query is told with its reason and without its values", () => {
  const failed = new DrizzleQueryError(
    "insert into signing_keys values ($1)",
    ["a private key"],
    new Error("disk full"),
  );
  const told = withoutValues(failed);
  expect(told.message).toBe("Failed query: insert into signing_keys values ($1): disk full");
  expect(JSON.stringify([told, told.stack, { ...told }])).not.toContain("a private key");
  expect(told.stack).toContain("withoutValues.test.ts");
});

test("every other error is told as it is", () => {
  const other = new RangeError("too far");
  expect(withoutValues(other)).toBe(other);
  expect(withoutValues("thrown").message).toBe("thrown");
});
