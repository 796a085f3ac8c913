import { join } from "node:path";
import { seedDemo } from "@talent/accounts";
import { buildServer, openIdentity, openServices, readSettings, type Services } from "@talent/server";
import { ampleRates } from "../../../scripts/record/ampleRates.ts";

/** A server to be measured, the way to a new token of a subscription that no call meets the end of, and the way to close. */
export type BenchService = {
  service: Awaited<ReturnType<typeof buildServer>>;
  services: Services;
  issue: () => Promise<string>;
  close: () => Promise<void>;
};

/** Opens the whole server on a data folder, without its answer cache. */
export async function openService(dataDir: string): Promise<BenchService> {
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: "warn" });
  const { services, close } = await openServices(settings, { onFailure: console.error, rates: ampleRates });
  const demo = await seedDemo(services.accounts, join(dataDir, "demo.json"));
  const { verifier, identity } = await openIdentity(settings, services.accounts, console.error);
  const service = await buildServer({ services, verifier, identity, cacheBytes: 0 });
  const { key = "", secret = "" } = demo.subscriptions[0] ?? {};
  const { subscriptions, tokens } = services.accounts;
  await subscriptions.change(key, { quota: 1e12 });
  // The folder may be older than watermarks; a key made now has one.
  await tokens.rotateKeys({ overlapSeconds: 0 });
  return {
    service,
    services,
    issue: async () => (await tokens.issue({ key, secret })).token.access_token,
    async close() {
      await service.close();
      identity?.close();
      await close();
    },
  };
}
