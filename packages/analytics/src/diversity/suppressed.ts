import type { ValueCount } from "@talent/market";
import { minimums } from "../minimums.ts";
import { rounded } from "../rounded.ts";

/** Weights of groups (value: group, count: weight) in all and per place; groups without anybody are absent. */
export type GroupWeights = {
  all: readonly ValueCount[];
  places: readonly { id: number; groups: readonly ValueCount[] }[];
};

/** The fewest groups that are shown of a whole; with fewer left, none is. */
export type SuppressionOptions = { least: number };

/**
 * The groups that may be shown, in all and per place (in the order of the places). Statistical disclosure control by
 * cell suppression (Hundepool et al., Statistical Disclosure Control, 2012, chapter 4): a group below the minimum
 * weight is hidden; and where those hidden would be told by what is left of the whole, a group that may be shown is
 * hidden with them, the smallest first, ties by id. So in all and in every place the hidden groups weigh at least the
 * minimum together, a group hidden in all is hidden in every place, and what is left of a group outside the places
 * where it is shown weighs at least the minimum, too.
 */
export function suppressed(
  { all, places }: GroupWeights,
  { least }: SuppressionOptions = { least: 1 },
): { all: Set<number>; places: Set<number>[] } {
  const orNone = (groups: Set<number>) => (groups.size < least ? new Set<number>() : groups);
  const shown = orNone(safeGroups(all, () => true));
  const shownIn = places.map(({ groups }) => orNone(safeGroups(groups, (group) => shown.has(group))));
  const byGroup = all.toSorted((one, other) => one.value - other.value);
  for (const { value: group, count } of byGroup.filter(({ value }) => shown.has(value))) {
    const cells = places
      .map(({ id, groups }, index) => ({
        id,
        index,
        weight: groups.find(({ value }) => value === group)?.count ?? 0,
      }))
      .filter(({ index }) => shownIn[index]?.has(group))
      .sort((one, other) => bySize(one.weight, other.weight) || one.id - other.id);
    const elsewhere = count - cells.reduce((sum, { weight }) => sum + weight, 0);
    const smallest = cells[0]?.index;
    if (smallest === undefined || !isTelling(elsewhere)) continue;
    shownIn[smallest] = orNone(new Set([...(shownIn[smallest] ?? [])].filter((each) => each !== group)));
  }
  return { all: shown, places: shownIn };
}

/** The groups of one whole that are large enough, less the smallest of them where it has to cover for the hidden ones. */
function safeGroups(groups: readonly ValueCount[], mayShow: (group: number) => boolean): Set<number> {
  const isLarge = ({ value, count }: ValueCount) => count >= minimums.diversityWeight && mayShow(value);
  const large = groups
    .filter(isLarge)
    .sort((one, other) => bySize(one.count, other.count) || one.value - other.value);
  const hidden = groups.filter((group) => !isLarge(group)).reduce((sum, { count }) => sum + count, 0);
  return new Set((isTelling(hidden) ? large.slice(1) : large).map(({ value }) => value));
}

/** Whether a weight that follows from what is shown is somebody's, and of too few. */
function isTelling(weight: number): boolean {
  const exact = rounded(weight, 3);
  return exact > 0 && exact < minimums.diversityWeight;
}

/** Weights are sums of thousandths. */
function bySize(one: number, other: number): number {
  return rounded(one, 3) - rounded(other, 3);
}
