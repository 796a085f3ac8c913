import { readFileSync } from "node:fs";
import { connect } from "node:net";
import newman from "newman";
import { root } from "./generate/contracts.ts";
import { readArguments } from "./readArguments.ts";
import { readNumber } from "./readNumber.ts";

const usage = `pnpm collection --base-url <url>   send every request of the collection, to a mock or to a server
  --key, --secret <text>   the subscription's; a mock takes any
  --pause <milliseconds>   between two requests (250 keeps below five a second)
  --junit <file>           write the results as JUnit XML too`;

const { values } = readArguments(usage, {
  options: {
    "base-url": { type: "string", default: "http://127.0.0.1:4010" },
    key: { type: "string", default: process.env.TALENT_KEY ?? "key" },
    secret: { type: "string", default: process.env.TALENT_SECRET ?? "secret" },
    pause: { type: "string", default: "250" },
    junit: { type: "string" },
  },
});

const pause = readNumber("--pause", values.pause, [0, 60_000]);

// The portal's sources are checked with settings of their own, so its module is no import here.
type Portal = { toCollection: (document: unknown) => Promise<object> };
const toCollection = new URL("../packages/portal/build/toCollection.ts", import.meta.url).href;

/** Sends the requests one after the other; gives what the run came to. */
async function send(): Promise<newman.NewmanRunSummary> {
  const document = JSON.parse(readFileSync(`${root}/generated/data-api/openapi.json`, "utf8"));
  const collection = await ((await import(toCollection)) as Portal).toCollection(document);
  return new Promise((done, failed) => {
    newman.run(
      {
        collection,
        envVar: [
          { key: "baseUrl", value: values["base-url"].replace(/\/$/, "") },
          { key: "key", value: values.key },
          { key: "secret", value: values.secret },
        ],
        delayRequest: pause,
        ...(values.junit ? { reporters: "junit", reporter: { junit: { export: values.junit } } } : {}),
      },
      (error, summary) => (error ? failed(error) : done(summary)),
    );
  });
}

/** Throws a sentence when nothing listens there; no request is sent, which a proxy there would count. */
function reach(address: string): Promise<void> {
  if (!URL.canParse(address))
    throw new Error(`${address} is no address: give one like --base-url http://localhost:8080`);
  const { hostname, port, protocol } = new URL(address);
  const socket = connect(Number(port) || (protocol === "https:" ? 443 : 80), hostname.replace(/[[\]]/g, ""));
  return new Promise((done, failed) => {
    socket.once("connect", () => {
      socket.destroy();
      done();
    });
    socket.once("error", () =>
      failed(
        new Error(
          `${address} does not answer: start the mock (pnpm mock) or the server, or name another with --base-url.`,
        ),
      ),
    );
  });
}

try {
  await reach(values["base-url"]);
  const { run } = await send();
  const [first] = run.failures;
  if (first?.source?.name === "Access token") {
    console.log(`✗ Access token: ${first.error.message}. Without a token every call after it failed, too:`);
    console.log("  give --base-url the address of a server, and --key and --secret of a subscription there.");
  } else for (const { source, error } of run.failures) console.log(`✗ ${source?.name}: ${error.message}`);
  const { requests } = run.stats;
  console.log(`${requests.total} requests to ${values["base-url"]}, ${run.failures.length} failures`);
  process.exitCode = run.failures.length === 0 ? 0 : 1;
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
