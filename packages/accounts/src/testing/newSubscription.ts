import { randomUUID } from "node:crypto";
import type { Accounts } from "../Accounts.ts";
import type { Caller } from "../Caller.ts";
import type { NewSubscription } from "../subscriptions/subscriptions.ts";

/** For tests: an organisation of its own with one subscription, and the caller its token stands for. */
export async function newSubscription(accounts: Accounts, settings: Partial<NewSubscription> = {}) {
  const id = `org-${randomUUID().slice(0, 8)}`;
  const organisation = await accounts.organisations.add({
    id,
    clientCode: id.toUpperCase(),
    clientName: `Organisation ${id}`,
    countries: ["US"],
  });
  const { subscription, secret } = await accounts.subscriptions.add({
    organisationId: id,
    name: "Test",
    ...settings,
  });
  const caller: Caller = {
    organisationId: subscription.organisationId,
    subscriptionId: subscription.id,
    userId: subscription.ownerUserId,
    dataSettings: { showStaffing: true, showAnonymous: true, newJobs: true },
    sources: false,
    via: "api",
  };
  return { organisation, subscription, secret, key: subscription.key, caller };
}
