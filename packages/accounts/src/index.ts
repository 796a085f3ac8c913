export type { Accounts } from "./Accounts.ts";
export { AccountsError, type AccountsErrorWord } from "./AccountsError.ts";
export type { Audit, AuditEvent } from "./audit/audit.ts";
export type { Caller, DataSettings } from "./Caller.ts";
export type { Content, FaqItem, Insight, InsightRequest, ReleaseNote } from "./content/content.ts";
export { isStoreAway } from "./database/isStoreAway.ts";
export { withoutValues } from "./database/withoutValues.ts";
export { type Demo, seedDemo } from "./demo/seedDemo.ts";
export type { Admission, Cost, Limits, Spender } from "./limits/limits.ts";
export { type Level, type Rates, standardRates } from "./limits/Rates.ts";
export type { RateLimitHeaders } from "./limits/rateLimitHeaders.ts";
export type { LimitName } from "./limits/WindowState.ts";
export { type AccountsOptions, openAccounts } from "./openAccounts.ts";
export { allCountries, type CountryTerm } from "./organisations/CountryTerm.ts";
export type { NewOrganisation, Organisation, Organisations } from "./organisations/organisations.ts";
export type { Client, Interaction, Portal, Visit } from "./portal/portal.ts";
export {
  createPortalTokenVerifier,
  type PortalIdentity,
  type PortalTokenVerifier,
  type PortalTokenVerifierOptions,
} from "./portal/portalTokenVerifier.ts";
export {
  type AttributeFilter,
  allTalentProfileId,
  type TalentProfile,
  type TalentProfileCategory,
  type TalentProfileDefinition,
} from "./profiles/TalentProfile.ts";
export type {
  NewTalentProfile,
  ProfileGroup,
  ProfileReader,
  ProfileRequest,
  TalentProfiles,
} from "./profiles/talentProfiles.ts";
export { type Soon, soon } from "./Soon.ts";
export type {
  NewSubscription,
  Subscription,
  SubscriptionSettings,
  Subscriptions,
} from "./subscriptions/subscriptions.ts";
export { digestOf, sameDigest } from "./tokens/secrets.ts";
export type { TokenResponse, Tokens } from "./tokens/tokens.ts";
export type { Consumption, Usage } from "./usage/usage.ts";
export type { ProductFlags } from "./users/ProductFlags.ts";
export type { PageDetail, PermissionDetail, UserDetails } from "./users/UserDetails.ts";
export type { NewUser, User, Users } from "./users/users.ts";
