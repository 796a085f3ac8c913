import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

// A3 sources taxonomy: sources and numFound
test("lists sources, by keyword or all", async () => {
  const call = smallCall();
  expect(await call("getSources", "keyword=Source 7&limit=1")).toMatchObject({
    data: { sources: [{ id: 7, name: "Source 7" }], numFound: 11 },
    input: { keyword: ["Source 7"], limit: 1, pageno: 1 },
  });
  expect(await call("getSources")).toMatchObject({ data: { numFound: 99 } });
});

// A6 sources: only for customers with access to job harvesting sources
test("tells a subscription without access of none", async () => {
  const call = smallCall({ caller: { sources: false } });
  expect(await call("getSources")).toMatchObject({ missing: "NO_DATA_FOUND" });
});
