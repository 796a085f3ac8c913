import { asc, eq } from "drizzle-orm";
import type { Database } from "../database/Database.ts";
import { organisations, subscribedCountries, userPages } from "../database/schema.ts";
import { allCountries } from "../organisations/CountryTerm.ts";
import type { ProductFlags } from "./ProductFlags.ts";
import { isPermissionLevel, pages, permissionLevels } from "./pages.data.ts";
import type { PageDetail, UserDetails } from "./UserDetails.ts";
import type { User } from "./users.ts";

/** Applications of the sibling products, by the flag that opens them. */
const appCodes: readonly [flag: keyof ProductFlags, code: string][] = [
  ["PLAN2x", "PLAN"],
  ["GEMINI", "RECRUIT"],
  ["customRoleEnabled", "CUSTOMROLES"],
  ["dataFeedEnabled", "DATAFEEDS"],
  ["staffingEnabled", "STAFFING"],
];

/** Everything the portal shows about a person: terms of the organisation, products, pages, permissions. */
export async function readUserDetails(
  database: Database,
  user: User,
  session: { signedInAt: Date; mimicClient: boolean },
): Promise<UserDetails> {
  const [organisation] = await database
    .select()
    .from(organisations)
    .where(eq(organisations.id, user.organisationId));
  const terms = await database
    .select()
    .from(subscribedCountries)
    .where(eq(subscribedCountries.organisationId, user.organisationId));
  const coverage = new Map(terms.map((term) => [term.code, term.categoryId]));
  const isSubscribed = ({ code }: { code: string }) => coverage.has(code);

  return {
    isactive: user.active,
    userID: user.id,
    userAppCode: "API",
    appCodes: [
      "API",
      ...appCodes.filter(([flag]) => user.flags[flag]).map(([, code]) => code),
      ...(user.admin ? ["ADMIN"] : []),
    ],
    clientCode: organisation?.clientCode ?? "",
    clientName: organisation?.clientName ?? "",
    firstName: user.firstName,
    lastName: user.lastName,
    userEmail: user.email,
    s3Token: "",
    sessionDate: session.signedInAt.toISOString(),
    ...user.flags,
    adminEnabled: user.admin,
    ssoenabled: organisation?.ssoEnabled ?? false,
    mimicClient: session.mimicClient,
    subscribedCountries: allCountries
      .filter(isSubscribed)
      .map((country) => ({ ...country, categoryId: coverage.get(country.code) ?? country.categoryId })),
    unSubscribedCountries: allCountries.filter((country) => !isSubscribed(country)),
    productDetails: user.active ? await productDetails(database, user.id) : [],
    marketingOptIn: user.marketingOptIn,
    newsletterOptIn: user.newsletterOptIn,
    productUpdatesOptIn: user.productUpdatesOptIn,
    personaID: user.personaId ?? 0,
    responsibilityIdsCSV: user.responsibilityIds.join(","),
  };
}

async function productDetails(database: Database, userId: number): Promise<UserDetails["productDetails"]> {
  const granted = await database
    .select()
    .from(userPages)
    .where(eq(userPages.userId, userId))
    .orderBy(asc(userPages.pageId));
  const products = new Map<string, PageDetail[]>();
  for (const { pageId, levelId, enabled } of granted) {
    const page = pages.find((candidate) => candidate.pageId === pageId);
    if (!page || !isPermissionLevel(levelId)) continue;
    const detail: PageDetail = {
      pageId,
      pageName: page.pageName,
      code: page.code,
      isEnabled: enabled,
      pageProductName: page.product,
      permissionDetails: [
        {
          permissionId: page.permissionId,
          permissionName: page.permissionName,
          permissionCode: `${page.code}_ACCESS`,
          permissionLevelId: levelId,
          permissionLevelName: permissionLevels[levelId],
        },
      ],
    };
    products.set(page.product, [...(products.get(page.product) ?? []), detail]);
  }
  return [...products].map(([productName, pageDetails]) => ({ productName, pageDetails }));
}
