import type { Rates } from "@talent/accounts";
import { openTestServer, type TestServer } from "../server/openTestServer.ts";

/** The limits every subscription has. */
export const usualRates: Rates = { perSecond: 5, unitsPerMinute: 180, callsPerMinute: [180, 60, 12] };

/** The real server, listening, with what a subscriber's program is given. */
export type Listening = {
  server: TestServer;
  baseUrl: string;
  key: string;
  secret: string;
  environment: Record<string, string>;
};

/** Opens the real server on a free port; limits are ample unless given, `env` are further settings. */
export async function listen(rates?: Rates, env: Record<string, string> = {}): Promise<Listening> {
  const server = await openTestServer({ env, ...(rates && { rates }) });
  const baseUrl = await server.app.listen({ port: 0, host: "127.0.0.1" });
  const { key = "", secret = "" } = server.demo.subscriptions[0] ?? {};
  return {
    server,
    baseUrl,
    key,
    secret,
    environment: { TALENT_URL: baseUrl, TALENT_KEY: key, TALENT_SECRET: secret },
  };
}

/** Key and secret of a fresh subscription on the same data: limits are a subscription's, so nobody else has used them. */
export async function freshCredentials({ server }: Listening): Promise<{ key: string; secret: string }> {
  const { subscriptions } = server.services.accounts;
  const { subscription, secret } = await subscriptions.add({ organisationId: "northwind", name: "Test" });
  return { key: subscription.key, secret };
}
