import { createHash } from "node:crypto";
import type { DemonstrationOptions } from "./makeDemonstration.ts";
import { minimumWages } from "./world/minimumWages.ts";
import { payGrowths } from "./world/payGrowth.ts";
import type { World } from "./world/World.ts";

/** The generator's version: another one makes another market from the same arguments. */
const generatorVersion = 10;

/** A market's id follows from its arguments and everything it is drawn from. */
export function marketId({ postings, seed, until, taxonomy }: DemonstrationOptions, world: World): string {
  const parts = [
    generatorVersion,
    taxonomy.version,
    world.countries,
    minimumWages(),
    payGrowths(),
    world.occupations,
    world.places,
    world.skills,
    world.credentials,
    world.attributes,
  ];
  const digest = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  return `demonstration-${until}-${postings}-${seed}-${digest.slice(0, 8)}`;
}
