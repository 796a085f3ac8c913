/** Which graduates: of the places (any of each kind given), in fields that lead to one of the occupations, at one of the degree levels. */
export type GraduateRequest = {
  countries?: readonly number[];
  states?: readonly number[];
  msas?: readonly number[];
  occupations?: readonly number[];
  degrees?: readonly number[];
};
