import { AccountsError } from "../AccountsError.ts";
import { demoOrganisations, demoUsers } from "./demoAccounts.data.ts";

/** Refuses (`invalidInput`) to do away with a person, by email, or an organisation, by id, that the next `pnpm start` brings back. */
export function refuseDemonstration(who: string): void {
  const isPerson = demoUsers.some(({ email }) => email === who);
  if (!isPerson && !demoOrganisations.some(({ id }) => id === who)) return;
  const instead = isPerson ? "users deactivate" : "subscriptions revoke";
  throw new AccountsError(
    "invalidInput",
    `${who} belongs to the demonstration, which the next pnpm start brings back; shut it with pnpm admin ${instead}, which stays.`,
  );
}
