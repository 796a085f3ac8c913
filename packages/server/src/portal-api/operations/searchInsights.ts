import { done, type PortalOperation } from "../PortalOperation.ts";

export const searchInsights: PortalOperation<"searchInsights"> = async ({ identity, body }, { accounts }) => {
  await accounts.portal.visit(identity, "searchInsights");
  const { insights } = accounts.content.insights(body);
  return done({ insightslist: insights.map(({ id, title, text }) => ({ id, title, description: text })) });
};
