import { AccountsError } from "@talent/accounts";
import type { Operation } from "../../data-api/Operation.ts";
import { categoryNames, toDefinition, toProfile } from "../../data-api/talentProfile.ts";
import { Problem } from "../../http/Problem.ts";
import { standingRole } from "../../parameters/standingRole.ts";

export const getTalentProfileLookup: Operation<"getTalentProfileLookup"> = async (
  { query, caller },
  context,
) => {
  const [id = 0] = query.talentprofile?.any ?? [];
  const profile = await context.accounts.talentProfiles.lookup(id, caller).catch((error: unknown) => {
    if (error instanceof AccountsError && error.word === "notFound")
      throw new Problem("invalidTalentProfile");
    throw error;
  });
  const definition = await toDefinition(standingRole(profile.definition), context);
  const detail = { ...toProfile(profile), definition };
  const group = { totalCount: 1, pageNo: 1, profiles: [detail] };
  return {
    data: { talentProfile: { totalCount: 1, [categoryNames[profile.category]]: group } },
    input: { talentprofile: id },
  };
};
