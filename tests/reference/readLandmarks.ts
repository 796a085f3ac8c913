import type { DuckDBConnection } from "@duckdb/node-api";

/** Ids that are common in a dataset, commonest first: what fixed selections are made of. */
export type Landmarks = Record<
  | "countries"
  | "states"
  | "msas"
  | "counties"
  | "cities"
  | "occupations"
  | "functions"
  | "titles"
  | "employers"
  | "industries"
  | "sources"
  | "skills"
  | "credentials",
  number[]
>;

const expressions: Record<keyof Landmarks, string> = {
  countries: "country",
  states: "state",
  msas: "msa",
  counties: "county",
  cities: "city",
  occupations: "occupation",
  functions: '"function"',
  titles: "title",
  employers: "employer",
  industries: "(SELECT industry FROM employer WHERE employer.id = posting.employer)",
  sources: "source",
  skills: "unnest(skills)",
  credentials: "unnest(credentials)",
};

/** The five commonest values of each kind, ties by id; the places of the commonest country. */
export async function readLandmarks(connection: DuckDBConnection): Promise<Landmarks> {
  const landmarks: Partial<Landmarks> = {};
  for (const [name, expression] of Object.entries(expressions)) {
    const inCountry = ["states", "msas", "counties", "cities"].includes(name)
      ? `WHERE country = ${landmarks.countries?.[0] ?? 0}`
      : "";
    const reader = await connection.runAndReadAll(
      `SELECT value FROM (SELECT ${expression} AS value FROM posting ${inCountry})
       WHERE value IS NOT NULL GROUP BY value ORDER BY count(*) DESC, value LIMIT 5`,
    );
    const found = reader.getRowsJS().map(([value]) => Number(value));
    // Ids that nothing carries stand in where a dataset has too few.
    landmarks[name as keyof Landmarks] = [...found, 4_000_001, 4_000_002, 4_000_003].slice(0, 5);
  }
  return landmarks as Landmarks;
}
