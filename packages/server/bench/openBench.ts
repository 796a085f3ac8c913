import { join } from "node:path";
import { type Rates, seedDemo } from "@talent/accounts";
import { buildServer, openIdentity, openServices, readSettings } from "@talent/server";
import Fastify from "fastify";

/** The call that is measured; its answer is small, so that what HTTP costs is seen and not the writing of a body. */
export const demandPath = "/v1/lmi/demand?country=US&occupation=15-1252.00";

/** Limits that no call meets, all of them finite: windows are kept, slid and written as under the specification's. */
const ample: Rates = { perSecond: 1e6, unitsPerMinute: 1e9, callsPerMinute: [1e9, 1e9, 1e9] };

/** A server to be measured: its ports, a token, and the way to close everything. */
export type Bench = {
  servicePort: number;
  barePort: number;
  token: string;
  postings: number;
  close: () => Promise<void>;
};

/** Opens the whole server on a data folder, without its answer cache, and a bare route that sends the same body. */
export async function openBench(dataDir: string, rates: Rates = ample): Promise<Bench> {
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: "warn" });
  const { services, close } = await openServices(settings, { onFailure: console.error, rates });
  const demo = await seedDemo(services.accounts, join(dataDir, "demo.json"));
  const { verifier, identity } = await openIdentity(settings, services.accounts, console.error);
  const service = await buildServer({ services, verifier, identity, cacheBytes: 0 });
  const { key = "", secret = "" } = demo.subscriptions[0] ?? {};
  const { token } = await services.accounts.tokens.issue({ key, secret });
  const authorizationtoken = token.access_token;
  const answer = await service.inject({ url: demandPath, headers: { authorizationtoken } });
  if (answer.statusCode !== 200) throw new Error(`${demandPath} was answered ${answer.body}`);

  const bare = Fastify({ logger: false });
  bare.get("/v1/lmi/demand", (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(answer.body),
  );
  const held = services.datasets.hold();
  const postings = await held.dataset.market.count({
    fact: "posting",
    window: { from: "1990-01-01", to: services.datasets.info.asOf },
    basis: "open",
    filters: [],
    staffing: true,
    anonymous: true,
  });
  held.release();
  const port = async (app: Pick<typeof bare, "listen">) =>
    Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
  return {
    servicePort: await port(service),
    barePort: await port(bare),
    token: authorizationtoken,
    postings,
    async close() {
      await Promise.all([service.close(), bare.close()]);
      identity?.close();
      await close();
    },
  };
}
