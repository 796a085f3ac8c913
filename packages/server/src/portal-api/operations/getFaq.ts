import { done, type PortalOperation } from "../PortalOperation.ts";

export const getFaq: PortalOperation<"getFaq"> = async ({ identity }, { accounts }) => {
  await accounts.portal.visit(identity, "getFaq");
  return done({ FaqList: accounts.content.faq() });
};
