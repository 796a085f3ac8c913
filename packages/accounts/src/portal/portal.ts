import { and, asc, eq } from "drizzle-orm";
import { AccountsError } from "../AccountsError.ts";
import type { Audit } from "../audit/audit.ts";
import type { Database } from "../database/Database.ts";
import { isText } from "../database/isText.ts";
import { userInteractions, users } from "../database/schema.ts";
import type { Organisations } from "../organisations/organisations.ts";
import type { Subscriptions } from "../subscriptions/subscriptions.ts";
import type { Tokens } from "../tokens/tokens.ts";
import { isSignInOver } from "../users/isSignInOver.ts";
import { readUserDetails } from "../users/readUserDetails.ts";
import type { UserDetails } from "../users/UserDetails.ts";
import type { User, Users } from "../users/users.ts";
import type { ViewAs } from "../viewAs/viewAs.ts";
import type { PortalThrottle } from "./portalThrottle.ts";
import type { PortalIdentity } from "./portalTokenVerifier.ts";

/** A signed-in person making a portal call, and the organisation an administrator views as, or null. */
export type Visit = { user: User; viewingAs: string | null };

/** A client as the view-as search shows it. */
export type Client = { id: string; label: string };

/** What the portal tells about a person's doings; whose they are is taken from the sign-in. */
export type Interaction = { sessionId: string; product: number; page?: string | null; event?: string | null };

/** The portal's calls. Each is refused with `forbidden` to people who are unknown or inactive, with `unauthorized` in a sign-in that was ended, and audited while viewing as a client. */
export type Portal = {
  /** Counts a call, before anything is read for it; `tooManyRequests` above what a person at a browser makes. */
  count(identity: PortalIdentity): Promise<void>;
  /** Admits a person to a portal call that needs nothing else from here; for content and reference lists. */
  visit(identity: PortalIdentity, operation: string): Promise<Visit>;
  /**
   * The user data of the signed-in person, or of the client viewed as with `mimicClient` true. An inactive person
   * is answered `isactive` false; an unknown one is `forbidden`.
   */
  details(identity: PortalIdentity): Promise<UserDetails>;
  /** Clients whose name or code contains the term, at most 20 by name; administrators only, else `forbidden`. */
  searchClients(identity: PortalIdentity, term: string): Promise<Client[]>;
  /** Starts viewing as a client; `forbidden` to others than administrators, `notFound` without such a client or anybody in it. */
  startViewAs(identity: PortalIdentity, clientId: string): Promise<void>;
  /** Ends viewing as a client; administrators only. */
  endViewAs(identity: PortalIdentity): Promise<void>;
  /** Stores what a person did. */
  recordInteraction(identity: PortalIdentity, interaction: Interaction): Promise<void>;
  /**
   * A short-lived data API token for the person's organisation. `conflict` while viewing as a client, so that nobody
   * spends a client's quota, and when the organisation has no subscription: `forbidden` would log the person out.
   */
  issueApiToken(
    identity: PortalIdentity,
  ): Promise<{ accessToken: string; expiresIn: number; tokenType: "Bearer" }>;
};

type Parts = {
  database: Database;
  audit: Audit;
  organisations: Organisations;
  subscriptions: Subscriptions;
  tokens: Tokens;
  users: Users;
  viewAs: ViewAs;
  throttle: PortalThrottle;
  clock: () => number;
};

const clientsShown = 20;

/** The portal's calls on this store. */
export function createPortal(parts: Parts): Portal {
  const {
    database,
    audit,
    organisations,
    subscriptions,
    tokens,
    users: people,
    viewAs,
    throttle,
    clock,
  } = parts;

  const enter = async (identity: PortalIdentity, operation: string): Promise<Visit> => {
    const user = await people.bySubject(identity.subject);
    if (!user) throw new AccountsError("forbidden", "This sign-in has no account here.");
    if (isSignInOver(user, identity.signedInAt))
      throw new AccountsError("unauthorized", "Sign in again: this sign-in was ended.");
    const viewingAs = user.admin && user.active ? await viewAs.current(user.id, identity) : null;
    if (viewingAs !== null) {
      await audit.record({
        actorUserId: user.id,
        asOrganisationId: viewingAs,
        action: `portal.${operation}`,
      });
    }
    return { user, viewingAs };
  };
  const visit = async (identity: PortalIdentity, operation: string) => {
    const entered = await enter(identity, operation);
    if (!entered.user.active) throw new AccountsError("forbidden", "This account is not active.");
    return entered;
  };
  const administer = async (identity: PortalIdentity, operation: string) => {
    const entered = await visit(identity, operation);
    if (!entered.user.admin)
      throw new AccountsError("forbidden", "Only administrators may view as a client.");
    return entered;
  };
  const firstUserOf = async (organisationId: string) => {
    const [row] = await database
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.organisationId, organisationId), eq(users.active, true)))
      .orderBy(asc(users.id))
      .limit(1);
    if (!row) throw new AccountsError("notFound", "This client has no active user to view as.");
    return people.get(row.id);
  };

  return {
    count: ({ subject }) => throttle(subject),
    visit,
    async details(identity) {
      const { user, viewingAs } = await enter(identity, "getUserDetails");
      const { signedInAt } = identity;
      return viewingAs === null
        ? readUserDetails(database, user, { signedInAt, mimicClient: false })
        : readUserDetails(database, await firstUserOf(viewingAs), { signedInAt, mimicClient: true });
    },
    async searchClients(identity, term) {
      await administer(identity, "searchClients");
      const found = await organisations.search(term, clientsShown);
      return found.map(({ id, clientName, clientCode }) => ({ id, label: `${clientName} (${clientCode})` }));
    },
    async startViewAs(identity, clientId) {
      const { user } = await administer(identity, "startViewAs");
      await organisations.get(clientId);
      await firstUserOf(clientId);
      await viewAs.start(user.id, clientId, identity.session);
    },
    async endViewAs(identity) {
      const { user } = await administer(identity, "endViewAs");
      await viewAs.end(user.id, "ended");
    },
    async recordInteraction(identity, { sessionId, product, page, event }) {
      const { user } = await visit(identity, "recordUserInteraction");
      if (![sessionId, page ?? "", event ?? ""].every(isText))
        throw new AccountsError("invalidInput", "A text of the interaction has a zero character in it.");
      await database
        .insert(userInteractions)
        .values({ at: new Date(clock()), userId: user.id, sessionId, product, page, event });
    },
    async issueApiToken(identity) {
      const { user, viewingAs } = await visit(identity, "createApiToken");
      if (viewingAs !== null) {
        throw new AccountsError("conflict", "No API token is issued while viewing as a client.");
      }
      const subscription = await subscriptions.activeOf(user.organisationId);
      if (!subscription)
        throw new AccountsError(
          "conflict",
          "Your organisation has no subscription to the data API. Ask your contact for one.",
        );
      return { ...(await tokens.issueForPortal(subscription, user.id)), tokenType: "Bearer" };
    },
  };
}
