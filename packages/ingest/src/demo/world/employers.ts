import { concentratedMarkets, concentration, hiddenShares } from "../planted.ts";
import { seededRandom, spreadOverSlots } from "../random.ts";
import { employerName } from "./employerNames.ts";
import type { DemoOccupation } from "./occupations.ts";
import type { DemoCountry, DemoPlace } from "./places.ts";

/** An invented employer. `key` is its registry key; `quality` (0 to 1) moves its reviews and how many attributes it speaks of. */
export type DemoEmployer = {
  index: number;
  key: string;
  name: string;
  subindustry: number;
  country: number;
  msa?: number;
  weight: number;
  staffing: boolean;
  anonymous: boolean;
  quality: number;
};

/** Who hires in an industry of an area (msa 0: anywhere in the country): employer indices, each as often as it hires. */
export type EmployerCell = { country: number; msa: number; subindustry: number; slots: number[] };

/** Employers and where they hire. */
export type DemoEmployers = {
  all: DemoEmployer[];
  cells: EmployerCell[];
};

const localSlots = 48;
const nationalSlots = 1024;
/** Exponent of the sizes of employers: the k-th largest hires k to the power of minus this times what the largest does. */
const zipf = 0.92;

/** Administrations, schools and universities hire where they are: none of them takes much of a country. */
const exponent = (subindustry: number) => (subindustry >= 51 && subindustry <= 53 ? 0.35 : zipf);

/**
 * Employers for so many postings: in each country and industry some that hire everywhere and many that hire in one area,
 * sizes falling off by rank, and in the concentrated markets one that takes most. All names are invented.
 */
export function demoEmployers(
  seed: number,
  world: {
    occupations: readonly DemoOccupation[];
    countries: readonly DemoCountry[];
    places: readonly DemoPlace[];
  },
  postings: number,
): DemoEmployers {
  const random = seededRandom(seed, "employers");
  const taken = new Set<string>();
  const all: DemoEmployer[] = [];
  const cells: EmployerCell[] = [];
  const total = Math.min(60_000, Math.max(1_500, Math.round(postings / 14)));
  const industries = industryShares(world.occupations);
  const areas = areaShares(world.places);
  const add = (
    employer: Omit<DemoEmployer, "index" | "key" | "name" | "quality">,
    iso2: string,
  ): DemoEmployer => {
    const name = employer.anonymous
      ? `Confidential employer (${iso2})`
      : employerName(random, taken, { ...employer, iso2 });
    const made = {
      ...employer,
      index: all.length,
      key: `demonstration/${iso2}/${name}`,
      name,
      quality: random.next(),
    };
    all.push(made);
    return made;
  };
  for (const country of world.countries) {
    const { id, iso2 } = country;
    for (const [subindustry, share] of industries) {
      const count = Math.max(3, Math.round(total * country.share * share));
      const nationals = Math.max(2, Math.min(140, Math.round(count * 0.12)));
      const national = Array.from({ length: nationals }, (_, rank) =>
        add(
          {
            subindustry,
            country: id,
            weight: (rank + 1) ** -exponent(subindustry),
            staffing: subindustry === 45,
            anonymous: false,
          },
          iso2,
        ),
      );
      cells.push({ country: id, msa: 0, subindustry, slots: slotsOf(national, nationalSlots) });
      const local = spreadOverSlots(
        (areas.get(id) ?? []).map(({ weight }) => weight),
        Math.max(0, count - nationals),
      );
      const perArea = Map.groupBy(local, (area) => areas.get(id)?.[area]?.msa ?? 0);
      for (const [msa, members] of [...perArea].sort((a, b) => a[0] - b[0])) {
        if (msa === 0) continue;
        const hiring = members.map((_, rank) =>
          add(
            {
              subindustry,
              country: id,
              msa,
              weight: (rank + 1) ** -exponent(subindustry),
              staffing: subindustry === 45,
              anonymous: false,
            },
            iso2,
          ),
        );
        cells.push({
          country: id,
          msa,
          subindustry,
          slots: slotsOf([...hiring, ...national.slice(0, 6)], localSlots),
        });
      }
    }
    add({ subindustry: 46, country: id, weight: 0, staffing: false, anonymous: true }, iso2);
  }
  concentrate(cells, all, add, world.countries);
  return { all, cells };
}

/** In each concentrated market one employer gets most slots of the industry's cell. */
function concentrate(
  cells: EmployerCell[],
  all: readonly DemoEmployer[],
  add: (employer: Omit<DemoEmployer, "index" | "key" | "name" | "quality">, iso2: string) => DemoEmployer,
  countries: readonly DemoCountry[],
): void {
  const us = countries.find(({ iso2 }) => iso2 === "US");
  if (us === undefined) return;
  for (const { msa, subindustry } of concentratedMarkets) {
    const cell = cells.find((each) => each.msa === msa && each.subindustry === subindustry);
    const one =
      all.find((employer) => employer.msa === msa && employer.subindustry === subindustry) ??
      add({ subindustry, country: us.id, msa, weight: 1, staffing: false, anonymous: false }, us.iso2);
    const nation = cells.find(
      (each) => each.country === us.id && each.msa === 0 && each.subindustry === subindustry,
    );
    const kept = Math.round(localSlots * concentration.employerShare);
    const others = new Set([...(cell?.slots ?? []), ...(nation?.slots ?? [])]);
    others.delete(one.index);
    const slots = [
      ...Array.from({ length: kept }, () => one.index),
      ...[...others].slice(0, localSlots - kept),
    ];
    if (cell) cell.slots = slots;
    else cells.push({ country: us.id, msa, subindustry, slots });
  }
}

function slotsOf(employers: readonly DemoEmployer[], slots: number): number[] {
  return spreadOverSlots(
    employers.map(({ weight }) => weight),
    slots,
  ).map((position) => employers[position]?.index ?? 0);
}

/** Sub-industries by their share of all postings, staffing as much as is planted. */
export function industryShares(occupations: readonly DemoOccupation[]): Map<number, number> {
  const shares = new Map<number, number>();
  const demand = occupations.reduce((sum, occupation) => sum + occupation.demand, 0);
  for (const occupation of occupations) {
    const known = occupation.industries.reduce((sum, { share }) => sum + share, 0);
    for (const { subindustry, share } of occupation.industries) {
      shares.set(
        subindustry,
        (shares.get(subindustry) ?? 0) + ((occupation.demand / demand) * share) / known,
      );
    }
  }
  shares.set(45, hiddenShares.staffing);
  return new Map([...shares].sort((a, b) => a[0] - b[0]));
}

function areaShares(places: readonly DemoPlace[]): Map<number, { msa: number; weight: number }[]> {
  const byCountry = new Map<number, Map<number, number>>();
  for (const { country, msa, weight } of places) {
    if (msa === undefined) continue;
    const areas = byCountry.get(country) ?? new Map<number, number>();
    areas.set(msa, (areas.get(msa) ?? 0) + weight);
    byCountry.set(country, areas);
  }
  return new Map(
    [...byCountry].map(([country, areas]) => [country, [...areas].map(([msa, weight]) => ({ msa, weight }))]),
  );
}
