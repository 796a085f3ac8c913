import { sql } from "drizzle-orm";
import type { Accounts } from "./Accounts.ts";
import { listenForAdmin } from "./admin/adminSocket.ts";
import { createAudit } from "./audit/audit.ts";
import { readContent } from "./content/content.ts";
import { accountsFolder } from "./database/accountsFolder.ts";
import { openFolder } from "./database/openFolder.ts";
import { openServer } from "./database/openServer.ts";
import { embeddedLedger } from "./limits/embeddedLedger.ts";
import { createLimits } from "./limits/limits.ts";
import { type Rates, standardRates } from "./limits/Rates.ts";
import { sharedLedger } from "./limits/sharedLedger.ts";
import { createOrganisations } from "./organisations/organisations.ts";
import { createPortal } from "./portal/portal.ts";
import { createPortalThrottle } from "./portal/portalThrottle.ts";
import { addProviderProfiles, createTalentProfiles } from "./profiles/talentProfiles.ts";
import { createRemoval } from "./removal/removal.ts";
import { createSubscriptions } from "./subscriptions/subscriptions.ts";
import { createGuessThrottle } from "./tokens/guessThrottle.ts";
import { createSecretsByKey } from "./tokens/secretsByKey.ts";
import { openSigningKeys } from "./tokens/signingKeys.ts";
import { createSubscriptionStates } from "./tokens/subscriptionStates.ts";
import { createTokens } from "./tokens/tokens.ts";
import { createUsage } from "./usage/usage.ts";
import { createUserStates } from "./users/userStates.ts";
import { createUsers } from "./users/users.ts";
import { createViewAs } from "./viewAs/viewAs.ts";

/** Where the accounts are kept and how they behave; everything but the folder has a default. */
export type AccountsOptions = {
  /** Folder of all data; the embedded store stands in `accounts` inside it. */
  dataDir: string;
  /** Address of a PostgreSQL server to use in place of the embedded store; several processes may share it. */
  databaseUrl?: string;
  /** Folder of FAQ, release notes and insights; default the project's own. */
  contentDir?: string;
  /** The `iss` of data API tokens. */
  issuer?: string;
  /** Limits in place of the specification's. */
  rates?: Rates;
  /** Milliseconds since 1970, for tests; a shared store otherwise takes the database server's clock for limits. */
  clock?: () => number;
  /** Told of failures in the background, such as usage that could not be written yet. */
  onError?: (error: Error) => void;
};

/**
 * Opens the accounts and brings their tables up to date. `storeNotWritable` and `storeInUse` for a folder that
 * cannot be used, `storeUnreachable` for a server that cannot; each message says what to do.
 */
export async function openAccounts(options: AccountsOptions): Promise<Accounts> {
  const { dataDir, databaseUrl, issuer = "talent-intelligence-apis", rates = standardRates } = options;
  const onError = options.onError ?? ((error) => console.error(`accounts: ${error.message}`));
  const clock = options.clock ?? Date.now;
  const content = readContent(options.contentDir);
  // What was opened is closed again when a later step fails, the last first.
  await using opened = new AsyncDisposableStack();
  const store = databaseUrl ? await openServer(databaseUrl, onError) : await openFolder(dataDir);
  opened.defer(() => store.close());
  const { database } = store;

  const ledger = store.shared
    ? sharedLedger(database, options.clock)
    : embeddedLedger(database, { clock, onError });
  opened.defer(() => ledger.flush());
  const states = createSubscriptionStates(database);
  const people = createUserStates(database);
  const keys = await openSigningKeys(database, clock);
  await addProviderProfiles(database);
  const limits = createLimits(ledger, states, rates);
  const throttle = createGuessThrottle(standardRates.perSecond);
  const secrets = createSecretsByKey(database);
  const tokens = createTokens({ keys, secrets, states, people, limits, throttle, issuer, clock });
  const audit = createAudit(database, clock);
  const viewAs = createViewAs(database, { audit, clock });
  const organisations = createOrganisations(database);
  const subscriptions = createSubscriptions(database, { states, secrets, clock });
  const users = createUsers(database, { states: people, clock });
  const talentProfiles = createTalentProfiles(database);
  const accounts: Accounts = {
    tokens,
    limits,
    usage: createUsage(database, ledger, clock),
    organisations,
    subscriptions,
    users,
    portal: createPortal({
      database,
      audit,
      organisations,
      subscriptions,
      tokens,
      users,
      viewAs,
      throttle: createPortalThrottle(rates.portalCalls),
      clock,
    }),
    content,
    audit,
    talentProfiles,
    removal: createRemoval(database, {
      ledger,
      forget: () => {
        for (const kept of [states, people, secrets, talentProfiles]) kept.forget();
      },
    }),
    async ping() {
      await database.execute(sql`select 1`);
    },
    async archive() {
      await ledger.flush();
      return store.archive();
    },
    close: () => all.disposeAsync(),
  };
  if (!store.shared) {
    const admin = await listenForAdmin(accountsFolder(dataDir), accounts);
    opened.defer(() => admin.close());
  }
  const all = opened.move();
  return accounts;
}
