import { createRequire } from "node:module";
import { feature } from "topojson-client";
import { geonames } from "./geonames.ts";

type Ring = number[][];
type County = { id: string; rings: Ring[]; west: number; east: number; south: number; north: number };

/**
 * GeoNames id → county FIPS of every US and Puerto Rican city, by point in polygon on the Census Bureau's
 * county map (us-atlas, 1:10m); a city just off the generalised coast takes the county with the nearest border.
 * `data/city-counties.tsv` is this, written once, because it takes seconds.
 */
export function countyOfCities(): Map<number, string> {
  const counties = readCounties();
  const found = new Map<number, string>();
  for (const city of geonames()) {
    if (city.country !== "US" && city.country !== "PR") continue;
    const [x, y] = city.loc.coordinates;
    const county = counties.find((candidate) => contains(candidate, x, y)) ?? nearest(counties, x, y);
    if (county) found.set(city.cityId, county.id);
  }
  return found;
}

function readCounties(): County[] {
  const topology = createRequire(import.meta.url)("us-atlas/counties-10m.json");
  return feature(topology, topology.objects.counties).features.map(({ id, geometry }) => {
    const rings = geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat();
    const xs = rings.flat().map((point) => point[0] ?? 0);
    const ys = rings.flat().map((point) => point[1] ?? 0);
    return {
      id,
      rings,
      west: Math.min(...xs),
      east: Math.max(...xs),
      south: Math.min(...ys),
      north: Math.max(...ys),
    };
  });
}

function contains(county: County, x: number, y: number): boolean {
  if (x < county.west || x > county.east || y < county.south || y > county.north) return false;
  let inside = false;
  for (const ring of county.rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [xi = 0, yi = 0] = ring[i] ?? [];
      const [xj = 0, yj = 0] = ring[j] ?? [];
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
  }
  return inside;
}

function nearest(counties: County[], x: number, y: number): County | undefined {
  let best: County | undefined;
  let bestDistance = 0.5;
  for (const county of counties) {
    if (x < county.west - 0.5 || x > county.east + 0.5 || y < county.south - 0.5 || y > county.north + 0.5) {
      continue;
    }
    for (const [px = 0, py = 0] of county.rings.flat()) {
      const distance = Math.hypot(px - x, py - y);
      if (distance < bestDistance) {
        best = county;
        bestDistance = distance;
      }
    }
  }
  return best;
}
