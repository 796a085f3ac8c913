import type { Filter } from "@talent/market";

/** Whether the one id that a record has is one of a filter's `any`, if it has some, every one of `all`, and none of `none`. */
export function passesFilter(id: number, { any, all = [], none }: Filter): boolean {
  return (!any || any.includes(id)) && all.every((each) => each === id) && !none?.includes(id);
}
