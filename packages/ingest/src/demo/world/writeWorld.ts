import type { DuckDBConnection } from "@duckdb/node-api";
import { writeTable } from "../../load/writeTable.ts";
import type { MarketDay } from "../calendar.ts";
import { duties } from "../texts/duties.data.ts";
import type { GivenIds, World } from "./World.ts";
import { writeEmployers } from "./writeEmployers.ts";
import { writeOccupations } from "./writeOccupations.ts";
import { writePlaces } from "./writePlaces.ts";
import { writeSkills } from "./writeSkills.ts";

/** Writes the world into tables of the in-memory database, ready to be joined. */
export async function writeWorld(
  connection: DuckDBConnection,
  world: World,
  ids: GivenIds,
  days: readonly MarketDay[],
): Promise<void> {
  await writePlaces(connection, world, days);
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
