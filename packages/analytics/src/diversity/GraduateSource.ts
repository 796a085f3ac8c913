/** Graduates of one institution in one field at one degree level in one year; null where not published. */
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
  men: number | null;
  women: number | null;
  white: number | null;
  asian: number | null;
  black: number | null;
  latino: number | null;
  other: number | null;
};

/** Which graduates: of the places (any of each kind given). */
export type GraduateRequest = {
  countries?: readonly number[];
  states?: readonly number[];
  msas?: readonly number[];
};

/** Where graduates are read: the latest year's, by institution, field and degree. */
export interface GraduateSource {
  graduates(request: GraduateRequest): Promise<GraduateRecord[]>;
}
