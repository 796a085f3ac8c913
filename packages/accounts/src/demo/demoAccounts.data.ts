import type { NewOrganisation } from "../organisations/organisations.ts";
import type { NewSubscription } from "../subscriptions/subscriptions.ts";
import type { NewUser } from "../users/users.ts";

/** Organisations of a fresh installation: the provider itself and two subscribers with different terms. */
export const demoOrganisations: readonly NewOrganisation[] = [
  {
    id: "talent-intelligence",
    clientCode: "TIA",
    clientName: "Talent Intelligence",
    countries: ["US", "GB", "CA", "DE", "IN", "MX", "FR", "AU"],
  },
  {
    id: "northwind",
    clientCode: "NWT",
    clientName: "Northwind Talent",
    countries: ["US", "GB", "CA", "DE"],
  },
  { id: "harbour-health", clientCode: "HHG", clientName: "Harbour Health Group", countries: ["GB", "IE"] },
];

const reader = { productUpdatesOptIn: true, newsletterOptIn: true };

/** People of a fresh installation, with what they are for. */
export const demoUsers: readonly (NewUser & { role: string })[] = [
  {
    role: "subscriber",
    organisationId: "northwind",
    subject: "demo-sam",
    email: "sam@northwind.example",
    firstName: "Sam",
    lastName: "Subscriber",
    flags: {
      GEMINI: true,
      PLAN2x: true,
      customRoleEnabled: true,
      dataFeedEnabled: true,
      isAlertsEnabled: true,
    },
    pages: [
      { pageId: 11, levelId: 3 },
      { pageId: 21, levelId: 17 },
      { pageId: 31, levelId: 17 },
      { pageId: 41, levelId: 2 },
      { pageId: 61, levelId: 2 },
    ],
    personaId: 2,
    responsibilityIds: [3, 7],
    ...reader,
  },
  {
    role: "subscriber",
    organisationId: "harbour-health",
    subject: "demo-hana",
    email: "hana@harbour-health.example",
    firstName: "Hana",
    lastName: "Harbour",
    flags: { PLAN2x: true, staffingEnabled: true },
    pages: [{ pageId: 11, levelId: 2 }],
    personaId: 1,
    ...reader,
  },
  {
    role: "admin",
    organisationId: "talent-intelligence",
    subject: "demo-ada",
    email: "ada@talent-intelligence.example",
    firstName: "Ada",
    lastName: "Admin",
    admin: true,
    flags: {
      GEMINI: true,
      PLAN2x: true,
      customRoleEnabled: true,
      dataFeedEnabled: true,
      staffingEnabled: true,
    },
    pages: [
      { pageId: 51, levelId: 17 },
      { pageId: 52, levelId: 17 },
    ],
    ...reader,
  },
  {
    role: "inactive",
    organisationId: "northwind",
    subject: "demo-ina",
    email: "ina@northwind.example",
    firstName: "Ina",
    lastName: "Inactive",
    active: false,
  },
];

/** Subscriptions of a fresh installation; the second hides staffing and anonymous employers and counts open jobs. */
export const demoSubscriptions: readonly (NewSubscription & { owner: string })[] = [
  { name: "Northwind Talent", organisationId: "northwind", owner: "sam@northwind.example", sources: true },
  {
    name: "Harbour Health Group",
    organisationId: "harbour-health",
    owner: "hana@harbour-health.example",
    quota: 100_000,
    dataSettings: { showStaffing: false, showAnonymous: false, newJobs: false },
  },
  {
    name: "Talent Intelligence",
    organisationId: "talent-intelligence",
    owner: "ada@talent-intelligence.example",
    sources: true,
  },
];
