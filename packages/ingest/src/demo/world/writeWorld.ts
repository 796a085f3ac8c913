import type { DuckDBConnection } from "@duckdb/node-api";
import { writeTable } from "../../load/writeTable.ts";
import { unitsPerUsd } from "../../pay/exchangeRates.ts";
import type { MarketDay } from "../calendar.ts";
import { months } from "../calendar.ts";
import { concentratedMarkets, hubs, supplyFactor, years } from "../planted.ts";
import { spreadOverSlots, trait } from "../random.ts";
import { blurbs, duties } from "../texts/duties.data.ts";
import type { DemoAttribute } from "./attributes.ts";
import type { ProfiledCredential } from "./credentials.ts";
import type { DemoEmployers } from "./employers.ts";
import type { DemoOccupation } from "./occupations.ts";
import type { DemoCountry, DemoPlace } from "./places.ts";
import type { DemoSkills } from "./skills.ts";

/** Everything postings and talents are drawn from. */
export type World = {
  occupations: DemoOccupation[];
  countries: DemoCountry[];
  places: DemoPlace[];
  employers: DemoEmployers;
  skills: DemoSkills;
  credentials: ProfiledCredential[];
  attributes: DemoAttribute[];
};

/** Ids that the registry gave, by position. */
export type GivenIds = { employers: number[]; titles: number[][] };

/** Slots a place or an occupation is drawn from by a number's low bits. */
export const placeSlots = 131_072;
export const occupationSlots = 32_768;
const industrySlots = 64;

/** Writes the world into tables of the in-memory database, ready to be joined. */
export async function writeWorld(
  connection: DuckDBConnection,
  world: World,
  ids: GivenIds,
  days: readonly MarketDay[],
): Promise<void> {
  await writePlaces(connection, world);
  await writeOccupations(connection, world, ids);
  await writeSkills(connection, world);
  await writeEmployers(connection, world, ids);
  await writeTable(
    connection,
    "w_day",
    { day: "VARCHAR", first: "UINTEGER", n: "UINTEGER", month: "UINTEGER", year: "UINTEGER" },
    days.map(({ day, first, count, month }) => [day, first, count, month, Number(day.slice(0, 4))]),
  );
  await writeTable(
    connection,
    "w_function",
    { function: "UINTEGER", duties: "VARCHAR[]" },
    Object.entries(duties).map(([id, lines]) => [Number(id), lines]),
  );
}

async function writePlaces(connection: DuckDBConnection, { places, countries }: World): Promise<void> {
  await writeTable(
    connection,
    "w_place",
    {
      place: "UINTEGER",
      country: "UINTEGER",
      state: "UINTEGER",
      msa: "UINTEGER",
      county: "UINTEGER",
      city: "UINTEGER",
      text: "VARCHAR",
      hub: "UINTEGER",
      pay: "DOUBLE",
    },
    places.map((it) => [it.index, it.country, it.state, it.msa, it.county, it.city, it.text, it.hub, it.pay]),
  );
  const slots = spreadOverSlots(
    places.map(({ weight }) => weight),
    placeSlots,
  );
  await writeTable(
    connection,
    "w_place_slot",
    { slot: "UINTEGER", place: "UINTEGER" },
    slots.map((place, slot) => [slot, place]),
  );
  await writeTable(
    connection,
    "w_country",
    {
      country: "UINTEGER",
      iso2: "VARCHAR",
      pay: "DOUBLE",
      paid: "DOUBLE",
      currency: "VARCHAR",
      workers: "DOUBLE",
    },
    // As many workers to a head as the United States have employees (OEWS employment over population).
    countries.map((it) => [it.id, it.iso2, it.pay, it.paid, it.currency, it.population * 0.467]),
  );
  const calendarYears = Array.from({ length: 40 }, (_, index) => 2010 + index);
  await writeTable(
    connection,
    "w_rate",
    { country: "UINTEGER", year: "UINTEGER", rate: "DOUBLE" },
    countries.flatMap((it) =>
      calendarYears.map((year) => [it.id, year, unitsPerUsd(it.currency, year) ?? 1]),
    ),
  );
  await writeTable(
    connection,
    "w_pull",
    { msa: "UINTEGER", subindustry: "UINTEGER" },
    concentratedMarkets.map((it) => [it.msa, it.subindustry]),
  );
}

async function writeOccupations(connection: DuckDBConnection, world: World, ids: GivenIds): Promise<void> {
  const { occupations } = world;
  await writeTable(
    connection,
    "w_occupation",
    {
      occ: "UINTEGER",
      id: "UINTEGER",
      function: "UINTEGER",
      zone: "UINTEGER",
      p10: "DOUBLE",
      p50: "DOUBLE",
      p90: "DOUBLE",
      hourly: "BOOLEAN",
      scarcity: "DOUBLE",
      remote: "DOUBLE",
      supply: "DOUBLE",
      women: "DOUBLE",
      ethnicity: "DOUBLE[]",
      industries: "UINTEGER[]",
      titles: "UINTEGER[]",
      title_names: "VARCHAR[]",
      part_time: "DOUBLE",
      contract: "DOUBLE",
    },
    occupations.map((it) => [
      it.index,
      it.id,
      it.function,
      it.zone,
      it.pay.p10,
      it.pay.p50,
      it.pay.p90,
      it.hourly,
      it.scarcity,
      it.remote,
      (supplyFactor.most + (supplyFactor.least - supplyFactor.most) * it.scarcity) *
        (it.employment / it.demand),
      it.women,
      it.ethnicity,
      industriesOf(it),
      ...slottedTitles(it, ids.titles[it.index] ?? []),
      partTime(it.soc),
      it.soc.startsWith("15") ? 0.13 : 0.04,
    ]),
  );
  const classes = [undefined, ...hubs];
  const rows: number[][] = [];
  for (const [hubClass, hub] of classes.entries()) {
    const weights = occupations.map(({ demand, soc }) =>
      hub?.soc.some((prefix) => soc.startsWith(prefix)) ? demand * hub.factor : demand,
    );
    for (const [slot, occ] of spreadOverSlots(weights, occupationSlots).entries())
      rows.push([hubClass, slot, occ]);
  }
  await writeTable(
    connection,
    "w_occupation_slot",
    { hub: "UINTEGER", slot: "UINTEGER", occ: "UINTEGER" },
    rows,
  );
}

/** Titles are drawn by rank, the first most: ids and names, each as often as it is used. */
function slottedTitles({ titles }: DemoOccupation, ids: readonly number[]): [number[], string[]] {
  const slots = titleSlots(titles.length);
  return [slots.map((position) => ids[position] ?? 0), slots.map((position) => titles[position]?.name ?? "")];
}

function titleSlots(count: number): number[] {
  return spreadOverSlots(
    Array.from({ length: count }, (_, rank) => 1 / (rank + 1.5)),
    32,
  );
}

function industriesOf({ industries }: DemoOccupation): number[] {
  if (industries.length === 0) return [46];
  const slots = spreadOverSlots(
    industries.map(({ share }) => share),
    industrySlots,
  );
  return slots.map((position) => industries[position]?.subindustry ?? 46);
}

function partTime(soc: string): number {
  if (/^(?:35|41-20|39)/.test(soc)) return 0.42;
  return /^(?:31|37|25-9|43-4|53-7|27-2)/.test(soc) ? 0.24 : 0.06;
}

/** Shares become thresholds of sixteen bits: a skill is asked for when its draw is below. */
const scale = 65_536;

async function writeSkills(connection: DuckDBConnection, world: World): Promise<void> {
  const { profiles, trends, bundles } = world.skills;
  await writeTable(
    connection,
    "w_profile",
    {
      occ: "UINTEGER",
      ids: "UINTEGER[]",
      words: "VARCHAR[]",
      bundles: "UINTEGER[]",
      tight: "UINTEGER[]",
      premiums: "DOUBLE[]",
      shares: "DOUBLE[]",
    },
    profiles.map((profile, occ) => [
      occ,
      profile.map(({ id }) => id),
      profile.map(({ words }) => words),
      profile.map(({ bundle }) => bundle),
      profile.map(({ bundle }) => Math.round((bundles[bundle - 1]?.strength ?? 0) * 1024)),
      profile.map(({ premium }) => premium),
      profile.map(({ share }) => share),
    ]),
  );
  await writeTable(
    connection,
    "w_trend",
    { skill: "UINTEGER", fresh: "BOOLEAN", factor: "DOUBLE" },
    trends.map(({ skill, pattern, factor }) => [skill, pattern === "new", factor]),
  );
  await connection.run(thresholds);
  const byMarket = Map.groupBy(world.credentials, ({ occupation, country }) => `${occupation} ${country}`);
  await writeTable(
    connection,
    "w_credential",
    { occ: "UINTEGER", country: "UINTEGER", ids: "UINTEGER[]", words: "VARCHAR[]", thresholds: "UINTEGER[]" },
    [...byMarket.values()].map((members) => [
      members[0]?.occupation,
      members[0]?.country,
      members.map(({ id }) => id),
      members.map(({ words }) => words),
      members.map(({ share }) => Math.round(share * scale)),
    ]),
  );
}

/**
 * Thresholds by occupation and month, in the order of the profile. A trend's factor works from the profile's share at the
 * end backwards; a new skill is not asked for before the last year, then rises to its share.
 */
const thresholds = `CREATE TABLE memory.main.w_threshold AS
  SELECT p.occ, m.month::UINTEGER AS month, list(round(least(0.95::DOUBLE, p.share * CASE
      WHEN t.skill IS NULL THEN 1
      WHEN NOT t.fresh THEN pow(t.factor, (m.month + 0.5)::DOUBLE / 12 - ${years})
      WHEN m.month < ${months - 12} THEN 0
      ELSE 0.35::DOUBLE + 0.65::DOUBLE * (m.month - ${months - 12}) / 12 END) * ${scale})::UINTEGER ORDER BY p.position) AS thresholds
  FROM (SELECT occ, unnest(ids) AS skill, unnest(shares) AS share, generate_subscripts(ids, 1) AS position FROM w_profile) p
  LEFT JOIN w_trend t ON t.skill = p.skill
  CROSS JOIN range(${months}) m(month)
  GROUP BY p.occ, m.month`;

async function writeEmployers(connection: DuckDBConnection, world: World, ids: GivenIds): Promise<void> {
  const { all, cells } = world.employers;
  await writeTable(
    connection,
    "w_employer",
    {
      employer: "UINTEGER",
      id: "UINTEGER",
      name: "VARCHAR",
      slug: "VARCHAR",
      blurb: "VARCHAR",
      anonymous: "BOOLEAN",
      attributes: "UINTEGER[]",
      attribute_words: "VARCHAR[]",
    },
    all.map((it) => {
      const spoken = world.attributes.filter(({ id }) => speaksOf(it.quality, it.key, id));
      return [
        it.index,
        ids.employers[it.index],
        it.name,
        it.name
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, "-")
          .replace(/^-|-$/g, ""),
        blurbs[it.subindustry] ?? "is growing",
        it.anonymous,
        spoken.map(({ id }) => id),
        spoken.map(({ words }) => words),
      ];
    }),
  );
  await writeTable(
    connection,
    "w_cell",
    { country: "UINTEGER", msa: "UINTEGER", subindustry: "UINTEGER", slots: "UINTEGER[]" },
    cells.map((it) => [it.country, it.msa, it.subindustry, it.slots]),
  );
  await writeTable(
    connection,
    "w_hidden",
    { country: "UINTEGER", employer: "UINTEGER" },
    all.filter(({ anonymous }) => anonymous).map(({ country, index }) => [country, index]),
  );
}

/** Whether an employer speaks of an attribute: the better the employer, the more of them. */
export function speaksOf(quality: number, key: string, attribute: number): boolean {
  return trait("attribute", key, attribute) < 0.08 + 0.34 * quality;
}
