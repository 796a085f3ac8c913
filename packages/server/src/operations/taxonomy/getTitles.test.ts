import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall();

// A3 titles taxonomy: titles and numFound
test("finds titles by keyword", async () => {
  expect(await call("getTitles", "keyword=Title 42")).toEqual({
    data: { titles: [{ id: 42, name: "Title 42" }], numFound: 1 },
    input: { keyword: ["Title 42"], limit: 50, pageno: 1 },
  });
  expect(await call("getTitles", "keyword=Nothing")).toMatchObject({ missing: "NO_DATA_FOUND" });
});

// A5 keyword: required for titles
test("wants a keyword", async () => {
  await expect(call("getTitles", "")).rejects.toThrow("Missing Parameter: keyword");
});
