import type { Filter, Selection } from "@talent/market";
import type { Context } from "./Operation.ts";
import { passesFilter } from "./passesFilter.ts";

type Known = Pick<Context, "market" | "taxonomy">;

/**
 * The occupations that a selection's filters on occupation, function and title leave, a title standing for its
 * occupation; undefined when it has none of these. One that only leaves titles out leaves every occupation.
 */
export async function chosenOccupations({ filters }: Selection, known: Known): Promise<number[] | undefined> {
  const of = (wanted: Filter["dimension"]) => filters.filter(({ dimension }) => dimension === wanted);
  const titles = await Promise.all(
    of("title")
      .filter(demandsTitles)
      .map((each) => asOccupations(each, known)),
  );
  const [own, functions] = [[...of("occupation"), ...titles], of("function")];
  if (own.length + functions.length === 0) return undefined;
  return known.taxonomy.occupations.all
    .filter(
      (occupation) =>
        own.every((filter) => passesFilter(occupation.id, filter)) &&
        functions.every((filter) => passesFilter(occupation.function, filter)),
    )
    .map(({ id }) => id);
}

/** Whether a filter on titles names some that are wanted: of others, an occupation has more. */
export function demandsTitles({ any, all }: Filter): boolean {
  return any !== undefined || all !== undefined;
}

async function asOccupations({ any, all }: Filter, known: Known): Promise<Filter> {
  const occupations = (ids: readonly number[]) => Promise.all(ids.map((id) => occupationOf(id, known)));
  return {
    dimension: "occupation",
    ...(any && { any: await occupations(any) }),
    ...(all && { all: await occupations(all) }),
  };
}

/** A title's occupation in the taxonomy, or that of most postings which bear it; 0, which none is, when nobody knows. */
async function occupationOf(title: number, { market, taxonomy }: Known): Promise<number> {
  const known = taxonomy.titles.byId(title)?.occupation;
  if (known !== undefined) return known;
  const bearing = { fact: "posting" as const, filters: [{ dimension: "title" as const, any: [title] }] };
  const [ranking] = await market.countBy(bearing, [{ dimension: "occupation", limit: 1 }]);
  return ranking?.values[0]?.value ?? 0;
}
