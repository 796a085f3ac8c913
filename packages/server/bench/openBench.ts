import type { Services } from "@talent/server";
import { soc8Of } from "@talent/taxonomy";
import Fastify from "fastify";
import { openService } from "./openService.ts";

/** The calls that are measured; their answers are small, so that what HTTP costs is seen and not the writing of a body. */
const demandPath = "/v1/lmi/demand";

/**
 * A server to be measured: its ports, the addresses to ask, a token, one that it has never read, and the way to close
 * everything.
 */
export type Bench = {
  servicePort: number;
  barePort: number;
  paths: string[];
  token: string;
  unread: string;
  postings: number;
  close: () => Promise<void>;
};

/** Opens the whole server on a data folder, without its answer cache, and a bare route that sends the same body. */
export async function openBench(dataDir: string): Promise<Bench> {
  const { service, services, issue, close } = await openService(dataDir);
  const token = await issue();
  const { paths, postings } = await pathsOf(services);
  const bodies = new Map<string, string>();
  for (const url of paths) {
    const answer = await service.inject({ url, headers: { authorizationtoken: token } });
    if (answer.statusCode !== 200) throw new Error(`${url} was answered ${answer.body}`);
    bodies.set(url, answer.body);
  }

  const bare = Fastify({ logger: false });
  bare.get(demandPath, (request, reply) =>
    reply.type("application/json; charset=utf-8").send(bodies.get(request.url)),
  );
  const port = async (app: Pick<typeof bare, "listen">) =>
    Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
  return {
    servicePort: await port(service),
    barePort: await port(bare),
    paths,
    token,
    unread: await issue(),
    postings,
    async close() {
      await Promise.all([service.close(), bare.close()]);
      await close();
    },
  };
}

/** How many occupations are asked for, and in how many windows each. */
const [occupations, windows] = [50, 80];

/** Addresses that are all different: the occupations with most postings in the United States, in windows up to a year. */
async function pathsOf({ datasets, taxonomy }: Services): Promise<{ paths: string[]; postings: number }> {
  const { dataset, release } = datasets.hold();
  const { market, info } = dataset;
  const basis = { fact: "posting", staffing: true, anonymous: true, basis: "open" } as const;
  const postings = await market.count({
    ...basis,
    window: { from: "1990-01-01", to: info.asOf },
    filters: [],
  });
  const country = taxonomy.countries.all.find(({ iso2 }) => iso2 === "US")?.id ?? 0;
  const filters = [{ dimension: "country", any: [country] }] as const;
  const [ranking] = await market.countBy({ ...basis, filters }, [
    { dimension: "occupation", limit: occupations },
  ]);
  release();
  const day = (before: number) => isoDay(Date.parse(info.asOf) - before * 86_400_000);
  const paths = (ranking?.values ?? []).flatMap(({ value }) =>
    Array.from(
      { length: windows },
      (_, index) =>
        `${demandPath}?country=US&occupation=${soc8Of(value)}&daterange=${day(360 - index)}-${day(index)}`,
    ),
  );
  return { paths, postings };
}

const isoDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
