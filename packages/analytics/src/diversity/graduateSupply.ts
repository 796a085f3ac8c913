import { type Figure, figure, insufficientData } from "../Figure.ts";
import {
  type FieldCount,
  type GraduateGroup,
  type GraduateRequest,
  type GraduateSource,
  graduateGroups,
  type InstitutionDegree,
} from "./GraduateSource.ts";

/** Degrees of graduates; the first three are of the education level of the same number, doctorates of the highest. */
export const degrees = { associate: 2, bachelor: 3, master: 4, doctorate: 5 } as const;

/** Graduates of an institution in one year: by degree level, by field (most first, ties by code), by group where published. */
export type InstitutionSupply = {
  id: number;
  name: string;
  msa: number | null;
  total: number;
  degrees: Record<keyof typeof degrees, number>;
  fields: readonly FieldCount[];
  groups: Partial<Record<GraduateGroup, number>>;
};

/** Which graduates to count, and how many institutions (all when absent) and fields of each (50) to give. */
export type GraduateSupplyRequest = GraduateRequest & { limit?: number; mostFields?: number };

/** Institutions by the latest year's graduates descending, ties by id. */
export async function graduateSupply(
  source: GraduateSource,
  { limit, mostFields = 50, ...request }: GraduateSupplyRequest,
): Promise<Figure<InstitutionSupply[]>> {
  // An empty list is a filter that nobody passes, not the absence of one.
  if (request.occupations?.length === 0 || request.degrees?.length === 0) return insufficientData;
  const byDegree = await source.graduatesByDegree(request);
  const foremost = [...Map.groupBy(byDegree, ({ institution }) => institution)]
    .map(([id, levels]) => ({ id, levels, total: totalOf(levels) }))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total || one.id - other.id)
    .slice(0, limit);
  if (foremost.length === 0) return insufficientData;
  const ids = foremost.map(({ id }) => id);
  const fields = await source.graduatesByField(request, ids, mostFields);
  return figure(foremost.map(({ id, levels }) => institutionSupply(levels, fields.get(id) ?? [])));
}

function institutionSupply(
  levels: readonly InstitutionDegree[],
  fields: InstitutionSupply["fields"],
): InstitutionSupply {
  const [{ institution, institutionName, msa }] = levels as [InstitutionDegree];
  const at = (level: number) => levels.find(({ degree }) => degree === level)?.total ?? 0;
  return {
    id: institution,
    name: institutionName,
    msa,
    total: totalOf(levels),
    degrees: {
      associate: at(degrees.associate),
      bachelor: at(degrees.bachelor),
      master: at(degrees.master),
      doctorate: at(degrees.doctorate),
    },
    fields,
    groups: groupsOf(levels),
  };
}

function groupsOf(levels: readonly InstitutionDegree[]): InstitutionSupply["groups"] {
  const groups: InstitutionSupply["groups"] = {};
  for (const level of levels) {
    for (const group of graduateGroups) {
      const count = level[group];
      if (count !== null) groups[group] = (groups[group] ?? 0) + count;
    }
  }
  return groups;
}

function totalOf(records: readonly { total: number }[]): number {
  return records.reduce((sum, { total }) => sum + total, 0);
}
