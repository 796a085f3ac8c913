import {
  bigint,
  bigserial,
  boolean,
  date,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { Admitted } from "../limits/CallLog.ts";
import type { StoredWindows } from "../limits/storedWindows.ts";
import type { TalentProfileDefinition } from "../profiles/TalentProfile.ts";
import type { ProductFlags } from "../users/ProductFlags.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Customer organisations: what the specification calls clients. The id is a word that stays, such as `northwind`. */
export const organisations = pgTable("organisations", {
  id: text("id").primaryKey(),
  clientCode: text("client_code").notNull().unique(),
  clientName: text("client_name").notNull(),
  ssoEnabled: boolean("sso_enabled").notNull().default(false),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/** Countries an organisation subscribes to, with the depth of coverage it bought (1 deepest, 3 least). */
export const subscribedCountries = pgTable(
  "subscribed_countries",
  {
    organisationId: text("organisation_id")
      .notNull()
      .references(() => organisations.id, { onDelete: "cascade" }),
    code: text("code").notNull(),
    categoryId: integer("category_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.code] })],
);

/** People. `subject` is who the identity provider says they are; the password serves the embedded provider only. */
export const users = pgTable(
  "users",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    organisationId: text("organisation_id")
      .notNull()
      .references(() => organisations.id),
    subject: text("subject").notNull().unique(),
    email: text("email").notNull().unique(),
    passwordHash: text("password_hash"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    active: boolean("active").notNull().default(true),
    admin: boolean("admin").notNull().default(false),
    flags: jsonb("flags").$type<ProductFlags>().notNull(),
    marketingOptIn: boolean("marketing_opt_in").notNull().default(false),
    newsletterOptIn: boolean("newsletter_opt_in").notNull().default(false),
    productUpdatesOptIn: boolean("product_updates_opt_in").notNull().default(false),
    personaId: integer("persona_id"),
    responsibilityIds: integer("responsibility_ids").array().notNull().default([]),
    /** Sign-ins before this are over, whatever the provider says; null when none were ended. */
    signInsFrom: instant("sign_ins_from"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [index("users_organisation").on(table.organisationId)],
);

/** Which pages of which product a person may open, and at which permission level (2, 3 or 17). */
export const userPages = pgTable(
  "user_pages",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    pageId: integer("page_id").notNull(),
    levelId: integer("level_id").notNull(),
    enabled: boolean("enabled").notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.userId, table.pageId] })],
);

/** Subscriptions to the data API. `quota` is call units per subscription year, which begins on `startsOn`. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: text("id").primaryKey(),
    organisationId: text("organisation_id")
      .notNull()
      .references(() => organisations.id),
    ownerUserId: integer("owner_user_id").references(() => users.id),
    name: text("name").notNull(),
    key: text("key").notNull().unique(),
    quota: bigint("quota", { mode: "number" }).notNull(),
    startsOn: date("starts_on", { mode: "string" }).notNull(),
    showStaffing: boolean("show_staffing").notNull().default(true),
    showAnonymous: boolean("show_anonymous").notNull().default(true),
    newJobs: boolean("new_jobs").notNull().default(true),
    sources: boolean("sources").notNull().default(false),
    /** Seconds since 1970: tokens issued before it are refused; 0 refuses none. */
    notBefore: bigint("not_before", { mode: "number" }).notNull().default(0),
    createdAt: instant("created_at").notNull().defaultNow(),
    revokedAt: instant("revoked_at"),
  },
  (table) => [index("subscriptions_organisation").on(table.organisationId)],
);

/** Secrets of subscriptions, as SHA-256 digests; during a rotation two are good until the older expires. */
export const subscriptionSecrets = pgTable(
  "subscription_secrets",
  {
    id: text("id").primaryKey(),
    subscriptionId: text("subscription_id")
      .notNull()
      .references(() => subscriptions.id, { onDelete: "cascade" }),
    digest: text("digest").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at"),
    revokedAt: instant("revoked_at"),
  },
  (table) => [index("subscription_secrets_subscription").on(table.subscriptionId)],
);

/**
 * Key pairs that sign data API tokens: published from creation, used from `activeFrom`, dropped after `expiresAt`. Beside
 * the private key's members stands `watermark`, the secret of its tokens' watermark; older keys have none.
 */
export const signingKeys = pgTable("signing_keys", {
  kid: text("kid").primaryKey(),
  privateKey: jsonb("private_key").$type<Record<string, unknown>>().notNull(),
  publicKey: jsonb("public_key").$type<Record<string, unknown>>().notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  activeFrom: instant("active_from").notNull(),
  expiresAt: instant("expires_at"),
});

/** Call units charged per subscription, person and UTC day; person 0 is nobody. */
export const usage = pgTable(
  "usage",
  {
    subscriptionId: text("subscription_id")
      .notNull()
      .references(() => subscriptions.id, { onDelete: "cascade" }),
    userId: integer("user_id").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    units: bigint("units", { mode: "number" }).notNull(),
    calls: bigint("calls", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.userId, table.day] })],
);

/**
 * The limits' windows per subscription, so that limits hold across a restart and across servers. The embedded store
 * keeps the calls of the minute by the second in `limit_seconds`, and none of them here.
 */
export const limitWindows = pgTable("limit_windows", {
  subscriptionId: text("subscription_id")
    .primaryKey()
    .references(() => subscriptions.id, { onDelete: "cascade" }),
  state: jsonb("state").$type<StoredWindows>().notNull(),
});

/** Calls that cost units, by subscription and the second (since 1970) they were admitted in; kept for little more than a minute. */
export const limitSeconds = pgTable(
  "limit_seconds",
  {
    subscriptionId: text("subscription_id")
      .notNull()
      .references(() => subscriptions.id, { onDelete: "cascade" }),
    second: bigint("second", { mode: "number" }).notNull(),
    admitted: json("admitted").$type<Admitted[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.second] }),
    index("limit_seconds_second").on(table.second),
  ],
);

/** Talent profiles: the provider's have no organisation; `shared` ones are seen by the owner's whole organisation. */
export const talentProfiles = pgTable(
  "talent_profiles",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    organisationId: text("organisation_id").references(() => organisations.id, { onDelete: "cascade" }),
    ownerUserId: integer("owner_user_id").references(() => users.id),
    name: text("name").notNull(),
    shared: boolean("shared").notNull().default(false),
    definition: jsonb("definition").$type<TalentProfileDefinition>().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [index("talent_profiles_organisation").on(table.organisationId)],
);

/** Administrators viewing as a client: open until ended or expired. */
export const viewAsSessions = pgTable(
  "view_as_sessions",
  {
    id: text("id").primaryKey(),
    adminUserId: integer("admin_user_id")
      .notNull()
      .references(() => users.id),
    organisationId: text("organisation_id")
      .notNull()
      .references(() => organisations.id),
    startedAt: instant("started_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    endedAt: instant("ended_at"),
    /** Sign-in session it was started from, and the one that then views; unknown when the provider names none. */
    startSession: text("start_session"),
    viewSession: text("view_session"),
  },
  (table) => [index("view_as_sessions_admin").on(table.adminUserId)],
);

/** Who did what when; written once, and changed only where it named a person who was removed. */
export const auditEvents = pgTable(
  "audit_events",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    at: instant("at").notNull().defaultNow(),
    actorUserId: integer("actor_user_id"),
    asOrganisationId: text("as_organisation_id"),
    action: text("action").notNull(),
    detail: jsonb("detail").$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index("audit_events_at").on(table.at)],
);

/** What people do in the portal. */
export const userInteractions = pgTable("user_interactions", {
  id: bigserial("id", { mode: "number" }).primaryKey(),
  at: instant("at").notNull().defaultNow(),
  userId: integer("user_id").notNull(),
  sessionId: text("session_id").notNull(),
  product: integer("product").notNull(),
  page: text("page"),
  event: text("event"),
});
