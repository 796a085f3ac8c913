/** Ids of one attribute: at least one of `any`, every one of `all`, none of `none`; absent or empty asks for nothing. */
export type AttributeFilter = { any?: number[]; all?: number[]; none?: number[] };

/**
 * The role a talent profile stands for, under the data API's own parameter names. Occupations are the eight
 * digits of their SOC8 code as a number, `query` a keyword expression, everything else taxonomy
 * ids. An empty definition filters nothing (profile 205, all talent data).
 */
export type TalentProfileDefinition = {
  function?: AttributeFilter;
  occupation?: AttributeFilter;
  skill?: AttributeFilter;
  credential?: AttributeFilter;
  semicleantitle?: AttributeFilter;
  educationlevel?: AttributeFilter;
  experiencelevel?: AttributeFilter;
  employmenttype?: AttributeFilter;
  query?: string;
};

/** Whose a profile is to the caller: the provider's, a colleague's that is shared, or the caller's own. */
export type TalentProfileCategory = "sharedByProvider" | "sharedWithMe" | "mine";

/** A talent profile as its reader sees it; dates are UTC days, yyyy-mm-dd. */
export type TalentProfile = {
  id: number;
  name: string;
  category: TalentProfileCategory;
  createdDate: string;
  updatedDate: string;
  definition: TalentProfileDefinition;
};

/** Profile of all talent data: it filters nothing, and everybody has it. */
export const allTalentProfileId = 205;
