import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { decode } from "html-entities";
import { expect, test } from "vitest";
import { loadTaxonomy } from "../loadTaxonomy.ts";
import type { PlaceText, ResolvedPlace } from "./Places.ts";

const folder = new URL("../../../../../shared/data/postings/", import.meta.url);
const absent = !existsSync(folder);
const skipped = absent ? " (skipped: the folder of real postings is not beside this repository)" : "";

type Ashby = {
  location?: string;
  address?: { postalAddress?: { addressCountry?: string; addressRegion?: string; addressLocality?: string } };
};
type Nhs = { country?: string; city?: string; postcode?: string; lat?: string; lon?: string };

function resolveAll<T>(file: string, toPlace: (ad: T) => PlaceText): ResolvedPlace[] {
  const { places } = loadTaxonomy();
  const lines = gunzipSync(readFileSync(new URL(file, folder)))
    .toString("utf8")
    .trim()
    .split("\n");
  return lines.map((line) => places.resolve(toPlace(JSON.parse(line) as T)));
}

function share(places: ResolvedPlace[], field: keyof ResolvedPlace): number {
  return places.filter((place) => place[field] !== undefined).length / places.length;
}

test.skipIf(absent)(`finds the country of 96 in 100 company-board ads, the city of 73${skipped}`, () => {
  const places = resolveAll<Ashby>("ashby.jsonl.gz", ({ location, address }) => ({
    country: address?.postalAddress?.addressCountry,
    region: address?.postalAddress?.addressRegion,
    city: address?.postalAddress?.addressLocality,
    text: location,
  }));
  expect(share(places, "country")).toBeGreaterThan(0.96);
  expect(share(places, "city")).toBeGreaterThan(0.73);
});

test.skipIf(absent)(`finds the city of every health-service ad and the region of 99 in 100${skipped}`, () => {
  const places = resolveAll<Nhs>("nhs.jsonl.gz", ({ country, city, postcode, lat, lon }) => ({
    country,
    city: decode(city ?? ""),
    postcode,
    latitude: Number(lat),
    longitude: Number(lon),
  }));
  expect(share(places, "country")).toBe(1);
  expect(share(places, "city")).toBeGreaterThan(0.99);
  expect(share(places, "state")).toBeGreaterThan(0.99);
  expect(share(places, "msa")).toBeGreaterThan(0.8);
});
