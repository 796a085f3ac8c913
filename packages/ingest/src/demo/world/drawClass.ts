import { hubs } from "../planted.ts";
import type { DemoPlace } from "./places.ts";

const perMix = hubs.length + 1;

/** Number of the table of slots that a place's occupations are drawn from: places of the same hub and mix share one. */
export function drawClass({ hub, mix }: Pick<DemoPlace, "hub" | "mix">): number {
  return mix * perMix + hub;
}
