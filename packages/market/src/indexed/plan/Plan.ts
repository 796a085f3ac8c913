import type { Driver } from "../kernels/drivers.ts";
import type { Ranges } from "../kernels/Ranges.ts";
import type { Conditions } from "./Conditions.ts";
import type { Refinement } from "./refinements.ts";

/**
 * Rows that are selected without a test, where the other candidates come from, and what each block of those has to pass.
 * `candidates` is how many there are of both, at least 1: about so many unless `exact`.
 */
export type Plan = {
  certain: Ranges;
  driver: Driver;
  refinements: Refinement[];
  candidates: number;
  exact: boolean;
};

/** A plan not yet made, with what it may cost. */
export type Offer = { cost: number; take: () => Plan };

/**
 * The runs in which a selection can be, and what it asks for besides: a row in them needs no test of its place or kind of
 * employer, so that `conditions.tables` has no places.
 */
export type RunChoice = { conditions: Conditions; passing: Uint32Array };
