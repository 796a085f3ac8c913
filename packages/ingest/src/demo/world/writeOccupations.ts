import type { DuckDBConnection } from "@duckdb/node-api";
import { writeTable } from "../../load/writeTable.ts";
import { hubs, supplyFactor } from "../planted.ts";
import { spreadOverSlots } from "../random.ts";
import type { DemoOccupation } from "./occupations.ts";
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
function slottedTitles(titles: readonly { name: string }[], ids: readonly number[]): [number[], string[]] {
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
