import { expect, test } from "vitest";
import { listedCountryRows, readCountries } from "./countries.ts";

const countries = readCountries();

test("the guide's table has 57 rows, Romania twice, each a known country", () => {
  const rows = listedCountryRows();
  expect(rows.length).toBe(57);
  expect(rows.filter((iso2) => iso2 === "RO").length).toBe(2);
  const listed = countries.filter((country) => country.listed).map(({ iso2 }) => iso2);
  expect([...new Set(rows)].sort()).toEqual(listed.sort());
  expect(listed.length).toBe(56);
});

test("six countries have lists of states and areas", () => {
  expect(
    countries
      .filter(({ subdivided }) => subdivided)
      .map(({ iso2 }) => iso2)
      .sort(),
  ).toEqual(["CA", "DE", "GB", "IN", "MX", "US"]);
});

test("the id is the ISO 3166-1 numeric code and the name the usual one", () => {
  expect(countries.find(({ iso2 }) => iso2 === "GB")).toMatchObject({
    id: 826,
    iso3: "GBR",
    name: "United Kingdom",
  });
  expect(countries.find(({ iso2 }) => iso2 === "KR")).toMatchObject({ id: 410, name: "South Korea" });
  expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length);
});
