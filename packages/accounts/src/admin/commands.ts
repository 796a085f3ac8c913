import type { Command } from "./Command.ts";
import { organisationCommands } from "./commands/organisations.ts";
import { profileCommands } from "./commands/profiles.ts";
import { removalCommands } from "./commands/removals.ts";
import { subscriptionCommands } from "./commands/subscriptions.ts";
import { upkeepCommands } from "./commands/upkeep.ts";
import { userCommands } from "./commands/users.ts";

/** Everything an operator can do, in the order the help shows it. */
export const commands: readonly Command[] = [
  ...organisationCommands,
  ...userCommands,
  ...subscriptionCommands,
  ...profileCommands,
  ...removalCommands,
  ...upkeepCommands,
];
