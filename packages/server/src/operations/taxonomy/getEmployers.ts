import { findEntries } from "../../data-api/findEntries.ts";
import { findRegistered } from "../../data-api/findRegistered.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { employerList } from "../../data-api/registeredLists.ts";

type Classified = { industry: number | null; subindustry: number | null };

export const getEmployers: Operation<"getEmployers"> = async ({ query }, { snapshot }) => {
  const industries = query.industry?.any;
  const subindustries = query.subindustry?.any;
  const isWanted = ({ industry, subindustry }: Classified) =>
    (!industries || industries.includes(industry ?? 0)) &&
    (!subindustries || subindustries.includes(subindustry ?? 0));
  const { entries, numFound, none, used } = query.keyword
    ? bestFirst(findEntries(await employerList(snapshot), { ...query, where: isWanted }))
    : await findRegistered(query, (page) => snapshot.findEmployers({ ...page, industries, subindustries }));
  const input = {
    ...used,
    ...(industries && { industry: industries }),
    ...(subindustries && { subindustry: subindustries }),
  };
  if (none) return { missing: "NO_DATA_FOUND", input };
  return { data: { employers: entries, numFound }, input };
};

function bestFirst({ hits, ...found }: ReturnType<typeof findEntries>) {
  return { ...found, entries: hits.map(({ entry: { id, name } }) => ({ id, name })) };
}
