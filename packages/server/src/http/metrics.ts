import { digestOf, sameDigest } from "@talent/accounts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { WorkLimit } from "../answers/WorkLimit.ts";
import type { Services } from "../Services.ts";
import type { Settings } from "../settings.ts";
import { operationIdOf } from "./useContract.ts";

/** Seconds: from an answer of the index, over a token request, to the time limit. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What calls are counted as whose address is none. */
const noRoute = "unknown";

/**
 * What the process tells a Prometheus server at /metrics, outside the contract: how long calls took, by operation and
 * status, from the first time it is asked; answers under way; the snapshot served; and the process itself. Told to who
 * sends the METRICS_TOKEN, or, when there is none and ORIGIN is an address of this machine's own, to callers on it;
 * everybody else finds no such address. For an app without routes yet.
 */
export function metrics(app: FastifyInstance, services: Services, limit: WorkLimit): void {
  const registry = new Registry();
  const calls = new Histogram({
    name: "http_request_duration_seconds",
    help: "From a call's first byte to its answer's last, by operation of the contract or address, and status.",
    labelNames: ["operation", "status"],
    buckets,
    registers: [registry],
  });
  new Gauge({
    name: "answers_under_way",
    help: "Answers computed or waited for; beyond QUEUE_LIMIT 503.",
    registers: [registry],
    collect() {
      this.set(limit.load);
    },
  });
  const info = () => services.datasets.info;
  new Gauge({
    name: "snapshot_info",
    help: "1 for the snapshot that is served, with its id and last day.",
    labelNames: ["id", "as_of"],
    registers: [registry],
    collect() {
      this.reset();
      this.set({ id: info().id, as_of: info().asOf }, 1);
    },
  });
  app.addHook("onRoute", (route) => {
    const operation = operationIdOf(route.schema) ?? route.url;
    route.config = { ...route.config, operation };
  });
  // Counting costs the event loop 2 to 4 microseconds a call: nobody pays it where nothing scrapes.
  let isScraped = false;
  app.addHook("onResponse", (request, reply, done) => {
    if (!isScraped) return done();
    const { config } = request.routeOptions;
    const operation = request.is404 ? noRoute : (config as { operation?: string }).operation;
    calls.observe({ operation: operation ?? noRoute, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get("/metrics", async (request, reply) => {
    if (!mayRead(request, services.settings)) return reply.callNotFound();
    isScraped = true;
    const all = Registry.merge([ofProcess(), registry]);
    return reply
      .header("cache-control", "no-store")
      .type(all.contentType)
      .send(await all.metrics());
  });
}

let processRegistry: Registry | undefined;

/** Memory, processor, event loop and garbage of this process; measured from the first time they are asked for. */
function ofProcess(): Registry {
  if (processRegistry) return processRegistry;
  processRegistry = new Registry();
  collectDefaultMetrics({ register: processRegistry });
  return processRegistry;
}

/** A caller on this machine, who does not say to be a proxy passing on what somebody else asked. */
function isLocal({ ip, headers }: FastifyRequest): boolean {
  const isPassedOn = ["x-forwarded-for", "forwarded", "via", "x-real-ip"].some((name) => name in headers);
  return !isPassedOn && /^(127\.|::1$|::ffff:127\.)/.test(ip);
}

/** Whether an address is reached on this machine alone; any other by a proxy, which need not say that it is one. */
const isOfThisMachine = (origin: string) =>
  /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/.test(new URL(origin).hostname);

function mayRead(request: FastifyRequest, { metricsToken: token, origin }: Settings): boolean {
  if (token === undefined) return isLocal(request) && isOfThisMachine(origin);
  return sameDigest(digestOf(request.headers.authorization ?? ""), digestOf(`Bearer ${token}`));
}
