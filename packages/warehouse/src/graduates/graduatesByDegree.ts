import type { GraduateRequest } from "./GraduateRequest.ts";
import { type Campus, type GraduateTable, unpublished } from "./GraduateTable.ts";
import { RowChoice } from "./RowChoice.ts";

/** The latest year's graduates of an institution at one degree level; a group is null where none is published. */
export type InstitutionDegreeRow = {
  institution: number;
  institutionName: string;
  msa: number | null;
  degree: number;
  total: number;
  men: number | null;
  women: number | null;
  white: number | null;
  asian: number | null;
  black: number | null;
  latino: number | null;
  other: number | null;
};

/** Graduates per institution and degree level, in this order. */
export function graduatesByDegree(table: GraduateTable, request: GraduateRequest): InstitutionDegreeRow[] {
  const choice = new RowChoice(table, request);
  const found: InstitutionDegreeRow[] = [];
  // Of one institution after the other, at the number of its degree: most numbers are left out.
  let levels: InstitutionDegreeRow[] = [];
  const addRow = (at: number, campus: Campus) => {
    const degree = table.degree[at] as number;
    levels[degree] ??= nobody(campus, degree);
    add(levels[degree], campus, table, at);
  };
  for (const campuses of table.institutions.values()) {
    choice.each(campuses, addRow);
    if (levels.length === 0) continue;
    for (const level of levels) if (level) found.push(level);
    levels = [];
  }
  return found;
}

function nobody({ institution, name, msa }: Campus, degree: number): InstitutionDegreeRow {
  return {
    institution,
    institutionName: name,
    msa,
    degree,
    total: 0,
    men: null,
    women: null,
    white: null,
    asian: null,
    black: null,
    latino: null,
    other: null,
  };
}

function add(row: InstitutionDegreeRow, { msa }: Campus, table: GraduateTable, at: number): void {
  if (msa !== null && (row.msa === null || msa < row.msa)) row.msa = msa;
  row.total += table.total[at] as number;
  row.men = plus(row.men, table.men[at] as number);
  row.women = plus(row.women, table.women[at] as number);
  row.white = plus(row.white, table.white[at] as number);
  row.asian = plus(row.asian, table.asian[at] as number);
  row.black = plus(row.black, table.black[at] as number);
  row.latino = plus(row.latino, table.latino[at] as number);
  row.other = plus(row.other, table.other[at] as number);
}

function plus(sum: number | null, count: number): number | null {
  return count === unpublished ? sum : (sum ?? 0) + count;
}
