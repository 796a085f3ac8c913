import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall();

test("finds the cities of a county", async () => {
  expect(await call("getCities", "country=US&county=6075&keyword=San Francisco")).toMatchObject({
    data: { locations: [{ name: "San Francisco" }] },
    input: { country: "US", county: [6075] },
  });
  expect(await call("getCities", "country=US&county=34003&keyword=San Francisco")).toMatchObject({
    missing: "NO_DATA_FOUND",
  });
});

// A5 location: all locations must belong to one country
test("refuses a place around them that lies in another country", async () => {
  for (const around of ["state=840006", "msa=41860", "county=6075"])
    await expect(call("getCities", `country=CA&${around}`)).rejects.toMatchObject({
      word: "severalCountries",
    });
});

test("takes ten counties and not eleven", async () => {
  const ten = "6001,6003,6005,6007,6009,6011,6013,6015,6017,6075";
  expect(await call("getCities", `country=US&county=${ten}`)).toHaveProperty("data");
  await expect(call("getCities", `country=US&county=${ten},34003`)).rejects.toMatchObject({
    word: "tooMany",
  });
});
