import type { PageDetail, SiblingProduct, UserDetails } from "@talent/contract/portal-api";

/** All pages of all products, in one list. */
export function flattenPages(user: UserDetails): PageDetail[] {
  return user.productDetails.flatMap((product) => product.pageDetails);
}

/** What user details call the sibling products, which is not always what their link does. */
const productNames: Record<SiblingProduct["id"], string> = {
  home: "Home",
  plan: "Plan",
  recruit: "Recruit",
  customRoles: "Custom Roles",
  dataFeeds: "Datafeeds",
  admin: "Admin",
  marketResearch: "Market Research",
  staffing: "Staffing",
};

/** Whether the user may open Market Research: a product of that name is among the user's. */
export function hasMarketResearch(user: UserDetails): boolean {
  return user.productDetails.some((product) => product.productName === productNames.marketResearch);
}

const allows: Record<SiblingProduct["id"], (user: UserDetails) => boolean> = {
  home: () => true,
  plan: (user) => user.PLAN2x,
  recruit: (user) => user.GEMINI,
  customRoles: (user) => user.customRoleEnabled,
  dataFeeds: (user) => user.dataFeedEnabled,
  admin: (user) => user.adminEnabled,
  marketResearch: hasMarketResearch,
  staffing: (user) => user.staffingEnabled,
};

/** The sibling products this user may open, in the configuration's order. */
export function allowedSiblings(siblings: SiblingProduct[], user: UserDetails): SiblingProduct[] {
  return siblings.filter((sibling) => allows[sibling.id](user));
}

/** The highest permission level named on the pages of a sibling product, e.g. "Read and Edit"; undefined when none is. */
export function productPermission(pages: PageDetail[], id: SiblingProduct["id"]): string | undefined {
  return pages
    .filter((page) => page.isEnabled && page.pageProductName === productNames[id])
    .flatMap((page) => page.permissionDetails)
    .sort((a, b) => b.permissionLevelId - a.permissionLevelId)[0]?.permissionLevelName;
}
