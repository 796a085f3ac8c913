import type { CompanionRequest, Companions } from "../../Market.ts";
import type { Selection } from "../../Selection.ts";
import { countBy } from "./countBy.ts";
import type { IndexEngine } from "./IndexEngine.ts";

/** `Market.cooccurrence` */
export function cooccurrence(
  engine: IndexEngine,
  selection: Selection,
  { dimension, primary, support }: CompanionRequest,
): Companions {
  const besides = { ...selection, filters: [...selection.filters, { dimension, all: [primary] }] };
  const [beside] = countBy(engine, besides, [{ dimension }]);
  const found = (beside?.values ?? [])
    .filter(({ value, count }) => value !== primary && count >= support)
    .sort((one, other) => one.value - other.value);
  const among = found.map(({ value }) => value);
  const [inAll] = countBy(engine, selection, [{ dimension, among }]);
  const counts = new Map(inAll?.values.map(({ value, count }) => [value, count]));
  return {
    total: inAll?.total ?? 0,
    primary: beside?.total ?? 0,
    companions: found.map(({ value, count }) => ({ value, together: count, count: counts.get(value) ?? 0 })),
  };
}
