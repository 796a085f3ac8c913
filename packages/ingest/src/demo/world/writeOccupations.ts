import type { DuckDBConnection } from "@duckdb/node-api";
import { writeTable } from "../../load/writeTable.ts";
import { hubs, supplyFactor } from "../planted.ts";
import { spreadOverSlots } from "../random.ts";
import { drawClass } from "./drawClass.ts";
import { mixFactor } from "./occupationMixes.ts";
import type { DemoOccupation } from "./occupations.ts";
import type { UsedTitle } from "./usedTitles.ts";
import type { GivenIds, World } from "./World.ts";

/** Slots that an occupation is drawn from by a number's low bits. */
export const occupationSlots = 32_768;
const industrySlots = 64;

/** Writes occupations, and how often each is drawn in a place of each kind. */
export async function writeOccupations(
  connection: DuckDBConnection,
  world: World,
  ids: GivenIds,
): Promise<void> {
  const { occupations } = world;
  await writeTable(
    connection,
    "w_occupation",
    {
      occ: "UINTEGER",
      id: "UINTEGER",
      function: "UINTEGER",
      zone: "UINTEGER",
      junior: "DOUBLE",
      middle: "DOUBLE",
      ranked: "BOOLEAN",
      schooled: "DOUBLE",
      education: "DOUBLE[]",
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
      british_titles: "UINTEGER[]",
      british_names: "VARCHAR[]",
      part_time: "DOUBLE",
      contract: "DOUBLE",
    },
    occupations.map((it) => [
      it.index,
      it.id,
      it.function,
      it.zone,
      ...levelsOf(it),
      isRanked(it.soc),
      it.education.named,
      it.education.upTo,
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
      ...slottedTitles(it.titles.other, ids.titles[it.index]?.other ?? []),
      ...slottedTitles(it.titles.british, ids.titles[it.index]?.british ?? []),
      partTime(it.soc),
      it.soc.startsWith("15") ? 0.13 : 0.04,
    ]),
  );
  const classes = new Map(world.places.map((place) => [drawClass(place), place]));
  const rows: number[][] = [];
  for (const [number, { hub, mix }] of [...classes].sort((one, other) => one[0] - other[0])) {
    const wanted = hubs[hub - 1];
    const weights = occupations.map(({ demand, soc }) => {
      const factor = wanted?.soc.some((prefix) => soc.startsWith(prefix)) ? wanted.factor : 1;
      return demand * factor * mixFactor(mix, soc);
    });
    for (const [slot, occ] of spreadOverSlots(weights, occupationSlots).entries())
      rows.push([number, slot, occ]);
  }
  await writeTable(
    connection,
    "w_occupation_slot",
    { hub: "UINTEGER", slot: "UINTEGER", occ: "UINTEGER" },
    rows,
  );
}

/** Titles are drawn by rank, the first most, rare ones hardly ever: ids and names, each as often as it is used. */
function slottedTitles(titles: readonly UsedTitle[], ids: readonly number[]): [number[], string[]] {
  const slots = spreadOverSlots(
    titles.map(({ rare }, rank) => (rare ? 0.06 : 1 / (rank + 1.5))),
    32,
  );
  return [slots.map((position) => ids[position] ?? 0), slots.map((position) => titles[position]?.name ?? "")];
}

function industriesOf({ industries }: DemoOccupation): number[] {
  if (industries.length === 0) return [46];
  const slots = spreadOverSlots(
    industries.map(({ share }) => share),
    industrySlots,
  );
  return slots.map((position) => industries[position]?.subindustry ?? 46);
}

/** Of the ads that name a level: up to junior, and up to mid-level; the more preparation and responsibility, the fewer. */
function levelsOf({ soc, zone }: DemoOccupation): [number, number] {
  if (soc === "11-1011") return [0.02, 0.25];
  if (soc.startsWith("11")) return [0.1, 0.62];
  if (/^\d\d-1/.test(soc) && /^(?:3[3579]|4[13579]|5[13])/.test(soc)) return [0.2, 0.84];
  if (zone <= 2) return [0.62, 0.95];
  if (zone === 3) return [0.4, 0.86];
  return zone === 4 ? [0.27, 0.72] : [0.2, 0.62];
}

/** Whether titles of the occupation name a rank of their own: nobody is a junior general manager or a lead teacher of a class. */
function isRanked(soc: string): boolean {
  return /^(?:11|3[3579]-1|4[13579]-1|5[13]-1|29-1[02]|25-[12]|53-2|21-2)/.test(soc);
}

function partTime(soc: string): number {
  if (/^(?:35|41-20|39)/.test(soc)) return 0.42;
  return /^(?:31|37|25-9|43-4|53-7|27-2)/.test(soc) ? 0.24 : 0.06;
}
