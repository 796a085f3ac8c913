import { type Figure, figure, insufficientData } from "../Figure.ts";
import type { GraduateRecord, GraduateRequest, GraduateSource } from "./GraduateSource.ts";

/** Degree levels of graduates; the first three are the education levels of the same number. */
export const degrees = { associate: 2, bachelor: 3, master: 4, doctorate: 5 } as const;

/** The groups that graduates are counted by; people are counted once by gender and once by ethnicity. */
export const graduateGroups = ["white", "asian", "black", "latino", "other", "men", "women"] as const;

/** A group of graduates. */
export type GraduateGroup = (typeof graduateGroups)[number];

/** Graduates of an institution in one year: by degree level, by field (most first, ties by code), by group where published. */
export type InstitutionSupply = {
  id: number;
  name: string;
  msa: number | null;
  total: number;
  degrees: Record<keyof typeof degrees, number>;
  fields: { code: string; name: string; count: number }[];
  groups: Partial<Record<GraduateGroup, number>>;
};

/** Which graduates to count: of places, in fields that lead to one of the occupations, at one of the degree levels. */
export type GraduateSupplyRequest = GraduateRequest & {
  occupations?: readonly number[];
  degrees?: readonly number[];
  limit?: number;
};

/** Institutions by the latest year's graduates descending, ties by id. */
export async function graduateSupply(
  source: GraduateSource,
  { occupations, degrees: levels, limit, ...places }: GraduateSupplyRequest,
): Promise<Figure<InstitutionSupply[]>> {
  const records = (await source.graduates(places)).filter(
    (record) =>
      (!occupations || record.occupations.some((each) => occupations.includes(each))) &&
      (!levels || levels.includes(record.degree)),
  );
  const institutions = [...Map.groupBy(records, ({ institution }) => institution)]
    .map(([id, own]) => institutionSupply(id, own))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total || one.id - other.id);
  return institutions.length === 0 ? insufficientData : figure(institutions.slice(0, limit));
}

function institutionSupply(id: number, records: readonly GraduateRecord[]): InstitutionSupply {
  const [{ institutionName, msa } = { institutionName: "", msa: null }] = records;
  const at = (degree: number) => totalOf(records.filter((record) => record.degree === degree));
  const fields = [...Map.groupBy(records, ({ field }) => field)]
    .map(([code, own]) => ({ code, name: own[0]?.fieldName ?? "", count: totalOf(own) }))
    .sort((one, other) => other.count - one.count || (one.code < other.code ? -1 : 1));
  return {
    id,
    name: institutionName,
    msa,
    total: totalOf(records),
    degrees: {
      associate: at(degrees.associate),
      bachelor: at(degrees.bachelor),
      master: at(degrees.master),
      doctorate: at(degrees.doctorate),
    },
    fields,
    groups: Object.fromEntries(
      graduateGroups.flatMap((group) => {
        const known = records.flatMap((record) => record[group] ?? []);
        return known.length === 0 ? [] : [[group, known.reduce((sum, count) => sum + count, 0)]];
      }),
    ),
  };
}

function totalOf(records: readonly GraduateRecord[]): number {
  return records.reduce((sum, { total }) => sum + total, 0);
}
