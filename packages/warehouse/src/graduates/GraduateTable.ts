/** Stands in a group's column where no count of it is published: more people than there are. */
export const unpublished = 2 ** 32 - 1;

/** An institution under one name at one place, and its rows: from `from` to before `to`. Nearly all have one of these. */
export type Campus = {
  institution: number;
  name: string;
  country: number;
  state: number | null;
  msa: number | null;
  from: number;
  to: number;
};

/**
 * A field of study (CIP) under one name, with the occupations it leads to. `sameCode` is where the first field of its code
 * stands in the table: itself, where a code has one name and leads to the same occupations everywhere.
 */
export type Field = { code: string; name: string; occupations: readonly number[]; sameCode: number };

/**
 * The latest year's graduates in columns. A row tells of an institution's graduates in one field at one degree level;
 * the rows of a campus stand together.
 */
export type GraduateTable = {
  /** Campuses of each institution, by name; institutions ascending. */
  institutions: ReadonlyMap<number, readonly Campus[]>;
  /** By code, then name. */
  fields: readonly Field[];
  /** Of each row, where its field stands in `fields`. */
  field: ArrayLike<number>;
  degree: ArrayLike<number>;
  total: ArrayLike<number>;
  men: ArrayLike<number>;
  women: ArrayLike<number>;
  white: ArrayLike<number>;
  asian: ArrayLike<number>;
  black: ArrayLike<number>;
  latino: ArrayLike<number>;
  other: ArrayLike<number>;
};
