import {
  type FieldCount,
  type GraduateGroup,
  type GraduateRequest,
  type GraduateSource,
  graduateGroups,
} from "./GraduateSource.ts";

/** Graduates of one institution in one field at one degree level; null where not published. */
export type GraduateRecord = {
  institution: number;
  institutionName: string;
  country: number;
  state: number | null;
  msa: number | null;
  field: string;
  fieldName: string;
  occupations: readonly number[];
  degree: number;
  total: number;
} & Record<GraduateGroup, number | null>;

/** A source of the given graduates, in memory. */
export function createGraduateSource(records: readonly GraduateRecord[]): GraduateSource {
  return {
    graduatesByDegree: async (request) => {
      const own = matching(records, request);
      const pairs = Map.groupBy(own, ({ institution, degree }) => `${institution} ${degree}`);
      return [...pairs.values()]
        .map((same) => ({ ...(same[0] as GraduateRecord), total: totalOf(same), ...groupsOf(same) }))
        .sort((one, other) => one.institution - other.institution || one.degree - other.degree);
    },
    graduatesByField: async (request, institutions, most) => {
      const own = Map.groupBy(matching(records, request), ({ institution }) => institution);
      return new Map(
        [...own]
          .filter(([id]) => institutions.includes(id))
          .map(([id, all]) => [id, fieldsOf(all).slice(0, most)]),
      );
    },
  };
}

function matching(records: readonly GraduateRecord[], request: GraduateRequest): GraduateRecord[] {
  const { countries, states, msas, occupations, degrees } = request;
  const allows = (ids: readonly number[] | undefined, id: number | null) =>
    !ids || ids.length === 0 || (id !== null && ids.includes(id));
  return records.filter(
    (record) =>
      allows(countries, record.country) &&
      allows(states, record.state) &&
      allows(msas, record.msa) &&
      allows(degrees, record.degree) &&
      (!occupations || record.occupations.some((each) => occupations.includes(each))),
  );
}

function fieldsOf(records: readonly GraduateRecord[]): FieldCount[] {
  return [...Map.groupBy(records, ({ field }) => field)]
    .map(([code, same]) => ({ code, name: same[0]?.fieldName ?? "", count: totalOf(same) }))
    .sort((one, other) => other.count - one.count || (one.code < other.code ? -1 : 1));
}

function groupsOf(records: readonly GraduateRecord[]): Record<GraduateGroup, number | null> {
  const entries = graduateGroups.map((group) => {
    const known = records.flatMap((record) => record[group] ?? []);
    return [group, known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0)];
  });
  return Object.fromEntries(entries);
}

function totalOf(records: readonly GraduateRecord[]): number {
  return records.reduce((sum, { total }) => sum + total, 0);
}
