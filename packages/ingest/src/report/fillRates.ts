import type { DuckDBConnection } from "@duckdb/node-api";

const conditions: Record<string, string> = {
  url: "p.url IS NOT NULL",
  description: "p.description <> ''",
  title: "p.title IS NOT NULL",
  occupation: "p.occupation IS NOT NULL",
  function: 'p."function" IS NOT NULL',
  employer: "NOT e.anonymous",
  industry: "e.industry IS NOT NULL",
  country: "p.country IS NOT NULL",
  state: "p.state IS NOT NULL",
  msa: "p.msa IS NOT NULL",
  county: "p.county IS NOT NULL",
  city: "p.city IS NOT NULL",
  closed: "p.last_seen IS NOT NULL",
  education: "p.education IS NOT NULL",
  experience: "p.experience IS NOT NULL",
  employmentType: "len(p.employment_types) > 0",
  remote: "p.remote > 0",
  pay: "p.pay_usd IS NOT NULL",
  skills: "len(p.skills) > 0",
  credentials: "len(p.credentials) > 0",
  attributes: "len(p.attributes) > 0",
  contact: "p.contact IS NOT NULL",
};

/** Share of the postings of the current load that have each field, 0 to 1; empty when it kept none. */
export async function fillRates(connection: DuckDBConnection): Promise<Record<string, number>> {
  const columns = Object.entries(conditions).map(([name, test]) => `avg((${test})::INT) AS "${name}"`);
  const reader = await connection.runAndReadAll(`SELECT ${columns.join(", ")}
    FROM next.posting p LEFT JOIN next.employer e ON e.id = p.employer
    WHERE p.id IN (SELECT posting FROM ready WHERE own)`);
  const row = reader.getRowObjectsJS()[0] ?? {};
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, share]) => (typeof share === "number" ? [[name, share]] : [])),
  );
}
