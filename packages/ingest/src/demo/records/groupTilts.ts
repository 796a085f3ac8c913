import { readFacts } from "../facts/readFacts.ts";

/** Hispanic, Black and Asian residents of the United States in percent: US Census 2020. */
const nation = { hispanic: 18.7, black: 12.1, asian: 6 };

/**
 * How much more or less common each ethnic group is in a state than in the United States, by the state's id (`placeIds`):
 * white, Asian, Black, Hispanic, other.
 */
export function groupTilts(idOf: ReadonlyMap<string, number>): ReadonlyMap<number, readonly number[]> {
  return new Map(
    readFacts("stateGroups").map((row) => {
      const [hispanic, black, asian] = [Number(row.hispanic), Number(row.black), Number(row.asian)];
      const rest = (100 - hispanic - black - asian) / (100 - nation.hispanic - nation.black - nation.asian);
      const tilt = [rest, asian / nation.asian, black / nation.black, hispanic / nation.hispanic, 1];
      return [idOf.get(`US-${row.state}`) ?? 0, tilt];
    }),
  );
}
