import { loadTaxonomy } from "@talent/taxonomy";
import { expect, test } from "vitest";
import { placeFinder } from "./placeFinder.ts";

const taxonomy = loadTaxonomy();
const find = placeFinder(taxonomy);
const austin = taxonomy.msas.byId(12420)?.name;

test.each([
  [
    { country: "US", msa: austin },
    { country: 840, state: 840048, msa: 12420 },
  ],
  [{ msa: austin?.toUpperCase() }, { country: 840, state: 840048, msa: 12420 }],
  [{ country: 840 }, { country: 840 }],
  [
    { country: "840", state: "US-CA" },
    { country: 840, state: 840006 },
  ],
  [
    { country: "US", state: "ca" },
    { country: 840, state: 840006 },
  ],
  [
    { state: "Bavaria", country: "Germany" },
    { country: 276, state: 276009 },
  ],
  [{ country: "Puerto Rico" }, { country: 840, state: 840072 }],
  [{ country: "Scotland" }, { country: 826, state: 826011 }],
  [
    { state: "NJ", msa: "35620" },
    { country: 840, state: 840034, msa: 35620 },
  ],
  [
    { county: 48453, country: "US" },
    { country: 840, state: 840048, msa: 12420, county: 48453 },
  ],
  [{ country: "FR", state: "Bretagne", msa: "Rennes" }, { country: 250 }],
])("%j is %j", (record, ids) => {
  expect(JSON.parse(JSON.stringify(find(record)))).toEqual(ids);
});

test("a city is looked for in the state that is given, by word or id", () => {
  for (const state of ["Illinois", 840017])
    expect(find({ country: "US", state, city: "Springfield" })).toMatchObject({ state: 840017, msa: 44100 });
});

test("every state and metropolitan area is found by its name in the reference lists", () => {
  const iso = (id: number) => taxonomy.countries.byId(id)?.iso2;
  for (const { id, name, country } of taxonomy.states.all)
    expect(find({ country: iso(country), state: name })).toMatchObject({ country, state: id });
  for (const { id, name, country } of taxonomy.msas.all)
    expect(find({ country: iso(country), msa: name })).toMatchObject({ country, msa: id });
});

test.each([
  [{ country: "Atlantis" }, "no known country"],
  [{ state: "Kalifornia" }, "no known country"],
  [{ country: "US", state: "Kalifornia" }, "unknown state"],
  [{ country: "US", state: "Kalifornia", city: "San Francisco" }, "unknown state"],
  [{ country: "US", state: "Springfield" }, "unknown state"],
  [{ country: "GB", state: "California" }, "unknown state"],
  [{ country: "US", msa: "Austin-Round Rock" }, "unknown msa"],
  [{ country: "GB", msa: "12420" }, "unknown msa"],
  [{ country: "US", msa: "99999" }, "unknown msa"],
  [{ country: "FR", msa: "99999" }, "unknown msa"],
  [{ country: "US", county: "Travis County" }, "unknown county"],
  [{ country: "US", city: "Nowhereville" }, "unknown city"],
  [{ country: "US", state: "CA", city: "Nowhereville" }, "unknown city"],
])("%j is rejected: %s", (record, reason) => {
  expect(() => find(record)).toThrow(reason);
});
