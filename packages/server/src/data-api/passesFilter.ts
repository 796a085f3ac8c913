import type { Filter } from "@talent/market";

/** Whether an id is one of a filter's `any`, if it has some, and none of its `none`. */
export function passesFilter(id: number, { any, none }: Pick<Filter, "any" | "none">): boolean {
  return (!any || any.includes(id)) && !none?.includes(id);
}
