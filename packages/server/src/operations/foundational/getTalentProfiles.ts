import type { TalentProfileCategory } from "@talent/accounts";
import type { Operation } from "../../data-api/Operation.ts";
import { toPage } from "../../data-api/pages.ts";
import { categoryNames, toProfile, type WireCategory } from "../../data-api/talentProfile.ts";

export const getTalentProfiles: Operation<"getTalentProfiles"> = async ({ query, caller }, { accounts }) => {
  const { limit, pageno } = toPage(query);
  const wire = query.category as WireCategory | undefined;
  const category = (Object.keys(categoryNames) as TalentProfileCategory[]).find(
    (name) => categoryNames[name] === wire,
  );
  const keywords = query.keyword?.any;
  const found = await accounts.talentProfiles.list(
    { category, keyword: keywords?.join(","), pageno, limit },
    caller,
  );
  const input = { ...(wire && { category: wire }), ...(keywords && { keyword: keywords }), limit, pageno };
  if (found.groups.every(({ profiles }) => profiles.length === 0)) return { missing: "NO_DATA_FOUND", input };
  const groups = found.groups.map(({ category: name, totalCount, pageNo, profiles }) => [
    categoryNames[name],
    { totalCount, pageNo, profiles: profiles.map(toProfile) },
  ]);
  return { data: { talentProfile: { totalCount: found.totalCount, ...Object.fromEntries(groups) } }, input };
};
