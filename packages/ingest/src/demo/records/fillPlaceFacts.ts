import type { DuckDBConnection } from "@duckdb/node-api";
import type { Day } from "@talent/market";
import type { Taxonomy } from "@talent/taxonomy";
import { writeTable } from "../../load/writeTable.ts";
import { readFacts } from "../facts/readFacts.ts";
import { type MarketScale, scaleText } from "../marketScale.ts";
import { minimumWages, rateOn } from "../world/minimumWages.ts";

/** Ids of places by how the tables name them: "US" or "US-CA". */
export function placeIds(taxonomy: Taxonomy): Map<string, number> {
  const iso = new Map(taxonomy.countries.all.map(({ id, iso2 }) => [id, iso2]));
  return new Map([
    ...taxonomy.countries.all.map(({ id, iso2 }): [string, number] => [iso2, id]),
    ...taxonomy.states.all.map(({ id, country, code }): [string, number] => [
      `${iso.get(country)}-${code}`,
      id,
    ]),
  ]);
}

type Row = [
  kind: string,
  place: number,
  fact: string,
  value: string,
  year: number | undefined,
  source: string,
];

/**
 * Fills `next.place_fact` with true facts only: the table's, and populations of the taxonomy at the market's scale, as its
 * workers are. What is not there is unknown.
 */
export async function fillPlaceFacts(
  connection: DuckDBConnection,
  taxonomy: Taxonomy,
  { scale, until }: { scale: MarketScale; until: Day },
): Promise<void> {
  const ids = placeIds(taxonomy);
  const rows: Row[] = readFacts("placeFacts").map((row) => {
    const place = ids.get(row.place ?? "");
    if (place === undefined) throw new Error(`no place ${row.place}`);
    return [row.kind ?? "", place, row.fact ?? "", row.value ?? "", Number(row.year), row.source ?? ""];
  });
  rows.push(...minimumWageRows(ids, rows, until));
  for (const [kind, list] of [
    ["country", taxonomy.countries],
    ["state", taxonomy.states],
    ["msa", taxonomy.msas],
  ] as const) {
    for (const { id, population } of list.all) {
      if (population === undefined) continue;
      rows.push([
        kind,
        id,
        "population",
        String(Math.max(1, Math.round(population / scale.people))),
        undefined,
        `The taxonomy's tables of places, at the market's scale of ${scaleText(scale)}`,
      ]);
    }
  }
  const columns = {
    kind: "VARCHAR",
    place: "UINTEGER",
    fact: "VARCHAR",
    value: "VARCHAR",
    year: "UINTEGER",
    source: "VARCHAR",
  } as const;
  await writeTable(connection, "n_place_fact", columns, rows);
  await connection.run(`INSERT INTO next.place_fact SELECT * FROM (
    SELECT * FROM before_place_fact UNION ALL
    SELECT n.* FROM memory.main.n_place_fact n ANTI JOIN before_place_fact b ON b.kind = n.kind AND b.place = n.place AND b.fact = n.fact)
    ORDER BY kind, place, fact`);
}

/**
 * The minimum wages in force on the last day, of the places whose facts do not say already that there is no single one.
 * Those of cities are left out: facts are kept of countries, states and areas.
 */
function minimumWageRows(ids: ReadonlyMap<string, number>, facts: readonly Row[], until: Day): Row[] {
  const said = new Set(
    facts.filter(([, , fact]) => fact === "minimum_wage").map(([kind, place]) => `${kind} ${place}`),
  );
  return minimumWages().flatMap((wage) => {
    const place = wage.msa ?? ids.get(wage.place);
    if (place === undefined) throw new Error(`no place ${wage.place}`);
    const outer = wage.place.includes("-") ? "state" : "country";
    const kind = wage.msa === undefined ? outer : "msa";
    const rate = rateOn(wage, until);
    if (wage.city !== undefined || rate === undefined || said.has(`${kind} ${place}`)) return [];
    const year = Number(rate.from.slice(0, 4));
    const facts = { "": String(rate.amount), _interval: wage.interval, _currency: wage.currency };
    return Object.entries(facts).map(
      ([part, value]): Row => [kind, place, `minimum_wage${part}`, value, year, wage.source],
    );
  });
}
