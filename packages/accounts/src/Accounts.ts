import type { Audit } from "./audit/audit.ts";
import type { Content } from "./content/content.ts";
import type { Limits } from "./limits/limits.ts";
import type { Organisations } from "./organisations/organisations.ts";
import type { Portal } from "./portal/portal.ts";
import type { TalentProfiles } from "./profiles/talentProfiles.ts";
import type { Removal } from "./removal/removal.ts";
import type { Subscriptions } from "./subscriptions/subscriptions.ts";
import type { Tokens } from "./tokens/tokens.ts";
import type { Usage } from "./usage/usage.ts";
import type { Users } from "./users/users.ts";

/** Who may ask what. Everything is held in one store, which `close` leaves completely written. */
export type Accounts = {
  tokens: Tokens;
  limits: Limits;
  usage: Usage;
  organisations: Organisations;
  subscriptions: Subscriptions;
  users: Users;
  talentProfiles: TalentProfiles;
  removal: Removal;
  portal: Portal;
  content: Content;
  audit: Audit;
  /** Answers when the store does; throws when it does not. For readiness checks. */
  ping(): Promise<void>;
  /** The whole store at this instant as a tar.gz of its folder; `invalidInput` on a PostgreSQL server. */
  archive(): Promise<Uint8Array>;
  /** Writes what is not written yet and releases the store. */
  close(): Promise<void>;
};
