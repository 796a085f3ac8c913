import { findRegistered } from "../../data-api/findRegistered.ts";
import type { Operation } from "../../data-api/Operation.ts";

export const getEmployers: Operation<"getEmployers"> = async ({ query }, { snapshot }) => {
  const industries = query.industry?.any;
  const subindustries = query.subindustry?.any;
  const { entries, numFound, none, used } = await findRegistered(query, (page) =>
    snapshot.findEmployers({ ...page, industries, subindustries }),
  );
  const input = {
    ...used,
    ...(industries && { industry: industries }),
    ...(subindustries && { subindustry: subindustries }),
  };
  if (none) return { missing: "NO_DATA_FOUND", input };
  return { data: { employers: entries, numFound }, input };
};
