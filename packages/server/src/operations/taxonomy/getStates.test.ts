import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall();

// A3 locations taxonomy: id, name, score, numFound
test("finds a country's states", async () => {
  expect(await call("getStates", "country=US&keyword=California")).toMatchObject({
    data: { locations: [{ id: 840006, name: "California", score: expect.any(Number) }], numFound: 1 },
    input: { country: "US", keyword: ["California"], limit: 50, pageno: 1 },
  });
  expect(await call("getStates", "country=CA&keyword=California")).toMatchObject({
    missing: "NO_DATA_FOUND",
  });
});

test("takes beginnings of words, typos and codes, not what stands inside a word", async () => {
  const newYork = { data: { locations: [{ name: "New York" }], numFound: 1 } };
  for (const keyword of ["yor", "new yrok", "NY"])
    expect(await call("getStates", `country=US&keyword=${keyword}`)).toMatchObject(newYork);
  expect(await call("getStates", "country=US&keyword=ork")).toMatchObject({ missing: "NO_DATA_FOUND" });
});

// A5 taxonomy locations require country
test("wants a country, one, that exists", async () => {
  await expect(call("getStates", "keyword=California")).rejects.toThrow("Missing Parameter: country");
  await expect(call("getStates", "country=US,CA")).rejects.toMatchObject({ word: "severalCountries" });
  await expect(call("getStates", "country=XX")).rejects.toMatchObject({ word: "invalidValue" });
});
