import type { SourceAd } from "../ads/SourceAd.ts";
import { isAnonymous } from "./employerFlags.ts";
import { employerKey } from "./employerKey.ts";
import { slugKey, slugName, spellingIn } from "./slugName.ts";

/** Who hires: the key under which spellings meet, the spelling of this ad, whether it hides the employer. */
export type EmployerNaming = { key: string; name: string; anonymous: boolean; certain: boolean };

const hidden: EmployerNaming = {
  key: "(anonymous)",
  name: "Anonymous employer",
  anonymous: true,
  certain: true,
};

/**
 * The employer of an ad by its name or address part; all ads that hide theirs share one anonymous entry. `certain` is
 * false for a name made of an address part alone, which gives way to any spelling found in another ad.
 */
export function employerNaming(ad: SourceAd, text: string): EmployerNaming {
  const stated = ad.employer;
  if (stated === undefined || isAnonymous(stated)) return hidden;
  if (!ad.employerIsSlug) {
    const key = employerKey(stated);
    return key === "" ? hidden : { key, name: stated, anonymous: false, certain: true };
  }
  const spelled = spellingIn(stated, text);
  const key = slugKey(stated);
  if (key === "") return hidden;
  return { key, name: spelled ?? slugName(stated), anonymous: false, certain: spelled !== undefined };
}
