import { adding } from "./adding.ts";
import { grouping } from "./grouping.ts";
import type { Kernel } from "./Kernel.ts";
import { keeping } from "./keeping.ts";
import { listing } from "./listing.ts";
import { measuring } from "./measuring.ts";
import { pairing } from "./pairing.ts";
import { searching } from "./searching.ts";
import { weighing } from "./weighing.ts";

const all = {
  ...keeping,
  ...listing,
  ...searching,
  ...adding,
  ...pairing,
  ...grouping,
  ...measuring,
  ...weighing,
};

export type KernelName = keyof typeof all;

/** All kernels by name. */
export const kernels: Record<KernelName, Kernel> = all;
