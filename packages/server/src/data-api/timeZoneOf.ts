import type { City, Taxonomy } from "@talent/taxonomy";

/** A kind of place that has a clock. */
export type ClockKind = "country" | "state" | "msa";

type Zones = Record<ClockKind, ReadonlyMap<number, string>>;

const known = new WeakMap<Taxonomy, Zones>();

/** The time zone of a place: that of its most populous city; undefined where no city is known. */
export function timeZoneOf(kind: ClockKind, id: number, taxonomy: Taxonomy): string | undefined {
  const zones = known.get(taxonomy) ?? zonesOf(taxonomy);
  known.set(taxonomy, zones);
  return zones[kind].get(id);
}

function zonesOf({ cities }: Taxonomy): Zones {
  const bySize = cities.all.toSorted((one, other) => (one.population ?? 0) - (other.population ?? 0));
  const zones = (place: (city: City) => number | undefined) =>
    new Map(
      bySize.flatMap((city) => {
        const id = place(city);
        return id === undefined || !city.timeZone ? [] : [[id, city.timeZone] as const];
      }),
    );
  return {
    country: zones(({ country }) => country),
    state: zones(({ state }) => state),
    msa: zones(({ msa }) => msa),
  };
}
