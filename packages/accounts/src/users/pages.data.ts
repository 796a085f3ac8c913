/** Pages of the sibling products that a person can be given, each with the one permission that opens it. */
export const pages: readonly {
  pageId: number;
  pageName: string;
  code: string;
  product: string;
  permissionId: number;
  permissionName: string;
}[] = [
  {
    pageId: 11,
    pageName: "Workforce plan",
    code: "PLAN_WORKFORCE",
    product: "Plan",
    permissionId: 110,
    permissionName: "Workforce plan access",
  },
  {
    pageId: 12,
    pageName: "Location comparison",
    code: "PLAN_LOCATIONS",
    product: "Plan",
    permissionId: 120,
    permissionName: "Location comparison access",
  },
  {
    pageId: 21,
    pageName: "Talent search",
    code: "RECRUIT_SEARCH",
    product: "Recruit",
    permissionId: 210,
    permissionName: "Talent search access",
  },
  {
    pageId: 22,
    pageName: "Pipelines",
    code: "RECRUIT_PIPELINES",
    product: "Recruit",
    permissionId: 220,
    permissionName: "Pipelines access",
  },
  {
    pageId: 31,
    pageName: "Role builder",
    code: "ROLES_BUILDER",
    product: "Custom Roles",
    permissionId: 310,
    permissionName: "Role builder access",
  },
  {
    pageId: 41,
    pageName: "Reports",
    code: "MR_REPORTS",
    product: "Market Research",
    permissionId: 410,
    permissionName: "Reports access",
  },
  {
    pageId: 51,
    pageName: "Clients",
    code: "ADMIN_CLIENTS",
    product: "Admin",
    permissionId: 510,
    permissionName: "Clients access",
  },
  {
    pageId: 52,
    pageName: "Users",
    code: "ADMIN_USERS",
    product: "Admin",
    permissionId: 520,
    permissionName: "Users access",
  },
  {
    pageId: 61,
    pageName: "Feeds",
    code: "FEEDS_OVERVIEW",
    product: "Datafeeds",
    permissionId: 610,
    permissionName: "Feeds access",
  },
];

/** Permission levels of the specification: id to name. */
export const permissionLevels = { 2: "Read", 3: "Read and Export", 17: "Read and Edit" } as const;

/** Id of a permission level. */
export type PermissionLevelId = keyof typeof permissionLevels;

/** Whether a number is the id of a permission level. */
export function isPermissionLevel(id: number): id is PermissionLevelId {
  return id in permissionLevels;
}
