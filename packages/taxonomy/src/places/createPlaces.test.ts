import { describe, expect, test } from "vitest";
import { loadTaxonomy } from "../loadTaxonomy.ts";
import type { PlaceText } from "./Places.ts";

const taxonomy = loadTaxonomy();

/** Country, state, area, county, city by name or code, as far as found. */
function found(place: PlaceText): string {
  const { country, state, msa, county, city } = taxonomy.places.resolve(place);
  return [
    taxonomy.countries.byId(country ?? 0)?.iso2,
    taxonomy.states.byId(state ?? 0)?.code,
    taxonomy.msas.byId(msa ?? 0)?.name,
    taxonomy.counties.byId(county ?? 0)?.name,
    taxonomy.cities.byId(city ?? 0)?.name,
  ]
    .filter((name) => name !== undefined)
    .join(" / ");
}

const sanFrancisco = "US / CA / San Francisco-Oakland-Berkeley, CA / San Francisco County / San Francisco";
const newYork = "US / NY / New York-Newark-Jersey City, NY-NJ-PA / New York County / New York City";
const washington =
  "US / DC / Washington-Arlington-Alexandria, DC-VA-MD-WV / District of Columbia / Washington, D.C.";

describe("countries", () => {
  test.each([
    ["USA", "US"],
    ["United States", "US"],
    ["the United States of America", "US"],
    ["UK", "GB"],
    ["England", "GB"],
    ["Scotland", "GB / SC"],
    ["Deutschland", "DE"],
    ["DE", "DE"],
    ["South Korea", "KR"],
    ["Czech Republic", "CZ"],
    ["Remote - Ireland", "IE"],
    ["European Union", ""],
    ["anywhere", ""],
    ["", ""],
  ])("%j in the field for the country is %j", (country, expected) => {
    expect(found({ country })).toBe(expected);
  });
});

describe("lines of text", () => {
  test.each([
    ["San Francisco, CA", sanFrancisco],
    ["SF Office - 171 2nd, 4th floor", sanFrancisco],
    ["SF / NY", sanFrancisco],
    ["Washington, DC", washington],
    ["HQ Building, Washington, D.C.", washington],
    ["Washington, Oregon", "US / WA"],
    ["Bellevue, Tennessee", "US / TN"],
    ["Berlin, CT", "US / CT"],
    ["New York, London", newYork],
    ["London, ON", "CA / ON / London (Ontario) / London"],
    ["Salem, OR", "US / OR / Salem, OR / Marion County / Salem"],
    ["Remote (United States | Canada)", "US"],
    ["Remote - EST", ""],
    ["Remote - Central Timezone", ""],
    ["Latin America", ""],
    ["London, England, United Kingdom", "GB / LN / London / London"],
    ["Greater Boston Area", "US / MA / Boston-Cambridge-Newton, MA-NH"],
    ["Bay Area", "US / CA / San Francisco-Oakland-Berkeley, CA"],
    ["Mapbox Germany", "DE"],
    [
      "USA - New York NY",
      "US / NY / New York-Newark-Jersey City, NY-NJ-PA / New York County / New York City",
    ],
    ["Portland, ME", "US / ME / Portland-South Portland, ME / Cumberland County / Portland"],
    ["Tbilisi, Georgia", "GE / Tbilisi"],
    ["Atlanta, Georgia", "US / GA / Atlanta-Sandy Springs-Alpharetta, GA / Fulton County / Atlanta"],
    ["Volusia County, FL", "US / FL / Deltona-Daytona Beach-Ormond Beach, FL / Volusia County"],
    ["Bengaluru, Karnataka", "IN / KA / Bengaluru / Bengaluru"],
    ["Noida, India", "IN / UP / Delhi NCR / Noida"],
    ["Hybrid in Toronto", "CA / ON / Toronto / Toronto"],
    ["California, San Francisco", sanFrancisco],
    ["Alabama, Florida, Texas", "US / AL"],
    ["Long Island, New York", "US / NY"],
    ["München", "DE / BY / Munich / Munich"],
  ])("%j is %j", (text, expected) => {
    expect(found({ text })).toBe(expected);
  });
});

describe("address fields", () => {
  test("a region written in full, shortened or with a stray blank is the state", () => {
    for (const region of ["California", "CA", "California "]) {
      expect(found({ country: "United States", region, city: "San Francisco" })).toBe(sanFrancisco);
    }
    expect(found({ country: "US", region: "Mass", city: "Boston" })).toContain("US / MA / Boston");
  });

  test("Oregon's code is not the word", () => {
    for (const city of ["Springfield", "Albany", "Dallas"]) {
      expect(found({ country: "US", region: "OR", city })).toMatch(new RegExp(`^US / OR / .* / ${city}$`));
    }
    expect(found({ country: "US", region: "OR" })).toBe("US / OR");
    expect(found({ region: "or", city: "Salem" })).toContain("US / OR / Salem");
  });

  test("a region may be a code of ISO 3166-2", () => {
    expect(found({ country: "US", region: "US-CA", city: "San Francisco" })).toBe(sanFrancisco);
    expect(found({ country: "US", region: "US-OR" })).toBe("US / OR");
    expect(found({ region: "CA-ON", city: "London" })).toBe("CA / ON / London (Ontario) / London");
    expect(found({ region: "DE-BY" })).toBe("DE / BY");
    expect(found({ country: "US", region: "CA-ON" })).toBe("US");
  });

  test("the city of the capital is not the state of Washington, nor a town of the name", () => {
    expect(found({ country: "USA", region: "DC", city: "Washington" })).toContain(
      "US / DC / Washington-Arlington",
    );
    expect(found({ country: "USA", region: "Washington", city: "Seattle" })).toContain("US / WA / Seattle");
    expect(found({ country: "USA", text: "Washington" })).toBe("US / WA");
  });

  test("a name of two cities means the one in the country or region that is stated", () => {
    expect(found({ country: "GB", city: "Cambridge" })).toBe("GB / EE / Cambridge / Cambridge");
    expect(found({ country: "US", region: "MA", city: "Cambridge" })).toContain("US / MA");
    expect(found({ country: "GB", region: "Edinburgh", city: "Newbridge" })).toBe(
      "GB / SC / Edinburgh / Newbridge",
    );
  });

  test("a region of another country, with its city, is believed before the country", () => {
    expect(found({ country: "United Kingdom", region: "Utah", city: "Moab" })).toBe(
      "US / UT / Grand County / Moab",
    );
  });

  test("a country's own name as region or city adds nothing", () => {
    expect(found({ country: "Mexico", region: "Mexico", city: "Mexico", text: "Mexico" })).toBe("MX");
    expect(found({ country: "United Kingdom", city: "United Kingdom" })).toBe("GB");
  });

  test("Puerto Rico is a state of the United States", () => {
    expect(found({ country: "Puerto Rico", city: "San Juan" })).toContain(
      "US / PR / San Juan-Bayamón-Caguas, PR",
    );
  });
});

describe("postcode and coordinates", () => {
  test("the town follows the building, and stands near the coordinates", () => {
    const place = { country: "GB", postcode: "HU3 2JZ", latitude: 53.7444, longitude: -0.358277 };
    expect(found({ ...place, city: "Royal Infirmary, Hull" })).toBe("GB / YH / Hull / Kingston upon Hull");
    expect(found({ ...place, city: "Hull &amp; Various" })).toBe("GB / YH / Hull / Kingston upon Hull");
  });

  test("a town inside a longer name is found", () => {
    expect(
      found({ country: "GB", city: "Rotherham General Hospital", latitude: 53.4144, longitude: -1.34257 }),
    ).toBe("GB / YH / Sheffield / Rotherham");
  });

  test("words that name a town far from the coordinates are not believed", () => {
    expect(found({ country: "GB", city: "London", latitude: 51.2351, longitude: -0.584444 })).toContain(
      "Guildford",
    );
  });

  test("the region follows the borders, not the postcode area", () => {
    expect(
      found({ country: "GB", city: "Bassetlaw", postcode: "S81 0BD", latitude: 53.3177, longitude: -1.1099 }),
    ).toBe("GB / EM / Worksop");
    expect(found({ country: "GB", city: "Sheppey", latitude: 51.3938, longitude: 0.855 })).toContain(
      "GB / SE",
    );
  });

  test("a postcode alone gives its post town", () => {
    expect(found({ postcode: "EH1 1AA" })).toBe("GB / SC / Edinburgh / Edinburgh");
    expect(found({ country: "GB", postcode: "bt1 5gs" })).toBe("GB / NI / Belfast / Belfast");
    expect(found({ country: "US", postcode: "94103" })).toBe("US");
    expect(found({ country: "GB", postcode: "M5" })).toBe("GB / NW / Manchester / Manchester");
  });

  test("half a Canadian postcode is no British one", () => {
    for (const postcode of ["M5V", "L4Z", "N2L"]) {
      expect(found({ country: "CA", postcode })).toBe("CA");
      expect(found({ postcode })).toBe("");
    }
    expect(found({ country: "CA", postcode: "M5V 2T6" })).toBe("CA");
    expect(found({ country: "GB", postcode: "W1A" })).toContain("GB / LN");
    expect(found({ postcode: "W1A 1AA" })).toContain("GB / LN");
    expect(found({ country: "US", postcode: "EH1 1AA" })).toBe("US");
  });

  test("coordinates alone give the nearest place, the sea and 0, 0 give none", () => {
    expect(found({ latitude: 40.7128, longitude: -74.006 })).toContain("New York");
    expect(found({ latitude: 0, longitude: 0 })).toBe("");
    expect(found({ latitude: 30, longitude: -40 })).toBe("");
    expect(found({ latitude: Number.NaN, longitude: 500 })).toBe("");
  });
});
