import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const fact = (place: number, name: string, value: string) => ({
  place,
  fact: name,
  value,
  year: 2024,
  source: "Office",
});
const call = smallCall({
  talents: [{ weight: 250, msa: 35620, country: 840 }],
  facts: {
    msa: [fact(35620, "population", "10000"), fact(35620, "unemployment_rate", "4.5")],
    country: [
      fact(840, "corporate_income_tax", "21"),
      fact(840, "minimum_wage", "7.25"),
      fact(840, "minimum_wage_interval", "hour"),
      fact(840, "minimum_wage_currency", "USD"),
    ],
  },
});

// A3 location factors; A5 basetimelocation: one MSA id
test("describes an area with the law of its country and the time against the base", async () => {
  expect(await call("getLocationFactors", "msa=35620&basetimelocation=41860")).toMatchObject({
    data: {
      elements: [
        {
          country: { id: 840, code: "US", label: "United States" },
          id: 35620,
          label: "New York-Newark-Jersey City, NY-NJ-PA",
          type: "msa",
          timedifference: "+03:00",
          population: 10_000,
          qualifiedpopulation: "2.50%",
          unemploymentrate: "4.5%",
          corporateincometaxrate: "21%",
          minimumwage: { value: 7.25, calculated: "hourly", currencyCode: "USD", currencySymbol: "$" },
        },
      ],
    },
    input: { msa: [35620], basetimelocation: 41860 },
  });
});

test.each(["state=840034", "msa=35620"])(
  "an area in two states is described whole, asked for by %s",
  async (place) => {
    const inTwo = smallCall({
      talents: [
        { weight: 100, msa: 35620, state: 840036 },
        { weight: 60, msa: 35620, state: 840034 },
      ],
      facts: { msa: [fact(35620, "population", "10000")] },
    });
    const answer = await inTwo("getLocationFactors", place);
    const elements = "data" in answer ? answer.data.elements : [];
    expect(elements.find(({ id }) => id === 35620)?.qualifiedpopulation).toBe("1.60%");
  },
);

test("says N/A of what nobody publishes", async () => {
  expect(await call("getLocationFactors", "msa=41860")).toMatchObject({
    data: {
      elements: [
        { timedifference: "N/A", population: "N/A", qualifiedpopulation: "N/A", unemploymentrate: "N/A" },
      ],
    },
  });
});

test("gives the law's own words where there is no one wage", async () => {
  const words = smallCall({ facts: { country: [fact(840, "minimum_wage", "Varies by State")] } });
  const answer = await words("getLocationFactors", "msa=35620");
  expect("data" in answer && answer.data.elements[0]?.minimumwage).toBe("Varies by State");
});

test.each([
  ["US", "USD", "$"],
  ["CA", "CAD", "CA$"],
  ["ZA", "ZAR", "R"],
  ["PL", "PLN", "zł"],
  ["CH", "CHF", "CHF"],
])("writes the wage of %s in %s as %s", async (iso2, currency, sign) => {
  const paid = smallCall({
    facts: {
      country: [840, 124, 710, 616, 756].flatMap((id) => [
        fact(id, "minimum_wage", "30"),
        fact(id, "minimum_wage_interval", "hour"),
        fact(id, "minimum_wage_currency", currency),
      ]),
    },
  });
  const answer = await paid("getLocationFactors", `country=${iso2}`);
  expect("data" in answer && answer.data.elements[0]?.minimumwage).toMatchObject({
    currencyCode: currency,
    currencySymbol: sign,
  });
});

test("describes a country before its areas, and a base that does not exist is refused", async () => {
  const answer = await call("getLocationFactors", "country=CA");
  const elements = "data" in answer ? answer.data.elements : [];
  expect(elements[0]).toMatchObject({ type: "country", label: "Canada" });
  expect(elements.length).toBeGreaterThan(1);
  await expect(call("getLocationFactors", "msa=35620&basetimelocation=1")).rejects.toMatchObject({
    word: "invalidValue",
  });
});

test("describes up to a thousand places, those asked for first, then areas by population", async () => {
  const answer = await call("getLocationFactors", "country=US,GB,MX,IN,DE");
  const elements = "data" in answer ? answer.data.elements : [];
  expect(elements).toHaveLength(1000);
  expect(elements.slice(0, 8).map(({ label }) => label)).toEqual([
    "United States",
    "United Kingdom",
    "Mexico",
    "India",
    "Germany",
    "Valle de México",
    "New York-Newark-Jersey City, NY-NJ-PA",
    "Greater Mumbai",
  ]);
  expect(elements.map(({ label }) => label)).toContain("London");
});
