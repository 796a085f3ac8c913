import { createServer } from "node:net";
import { createClient as createDataClient } from "@talent/contract/data-api";
import { createClient as createPortalClient } from "@talent/contract/portal-api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contracts } from "../../scripts/generate/contracts.ts";
import { type Prism, startPrism } from "../../scripts/mock/startPrism.ts";
import { answersOf, type Case, casesOf, type Place, parametersOf, places } from "./cases.ts";

type Answer = { data?: unknown; error?: unknown; response: Response };
/** The generated client's own `request`, for a path and method that are only known when the test runs. */
type Request = (method: string, path: string, options: object) => Promise<Answer>;

const clients = { "data-api": createDataClient, "portal-api": createPortalClient };
const running = new Map<string, { prism: Prism; request: Request }>();

beforeAll(async () => {
  for (const { name } of contracts()) {
    const prism = await startPrism({ contract: name, port: await freePort(), log: false });
    const client = clients[name as keyof typeof clients]({ baseUrl: prism.url });
    running.set(name, { prism, request: client.request as unknown as Request });
  }
});

afterAll(() => Promise.all([...running.values()].map(({ prism }) => prism.stop())));

function freePort(): Promise<number> {
  return new Promise((settle) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => settle(typeof address === "object" && address ? address.port : 0));
    });
  });
}

const credentials: Record<string, Record<string, string>> = {
  authorizationToken: { authorizationToken: "token" },
  subscriberCredentials: { Authorization: `Basic ${btoa("key:secret")}` },
  PortalBearer: { Authorization: "Bearer token" },
};

/** The request of an operation with every parameter's example, and the first example of its body. */
function requestOf(place: Place, headers: Record<string, string>) {
  const { document, operation } = place;
  const of = (where: string) =>
    Object.fromEntries(
      parametersOf(place)
        .filter((parameter) => parameter.in === where)
        .map(({ name, example }) => [name, example]),
    );
  const schemes = (operation.security ?? document.security ?? []).flatMap((scheme) => Object.keys(scheme));
  const body = casesOf(place).find(({ status }) => status === undefined);
  const form = body?.mediaType === "application/x-www-form-urlencoded";
  return {
    params: { query: of("query"), path: of("path"), header: of("header") },
    headers: {
      ...Object.assign({}, ...schemes.map((scheme) => credentials[scheme])),
      ...(body ? { "Content-Type": body.mediaType } : {}),
      ...headers,
    },
    ...(body ? { body: body.value } : {}),
    ...(form ? { bodySerializer: (value: Record<string, string>) => new URLSearchParams(value) } : {}),
  };
}

async function replay({ place, status, name, mediaType, value }: Case): Promise<void> {
  const { request } = running.get(place.contract) ?? expect.fail(`${place.contract} is not served`);
  const json = mediaType === "application/json";
  const { data, error, response } = await request(place.method, place.path, {
    ...requestOf(place, { Prefer: `code=${status}, example=${name}`, Accept: mediaType }),
    ...(json ? {} : { parseAs: "text" }),
  });
  expect(response.headers.get("sl-violations"), `${status} ${name}`).toBeNull();
  expect(String(response.status)).toBe(status);
  expect(response.headers.get("content-type")).toContain(mediaType);
  expect(status?.startsWith("2") ? data : error, `${status} ${name}`).toEqual(value);
}

describe.for(contracts())("$name", ({ name }) => {
  const own = places.filter(({ contract }) => contract === name);
  test.for(own.map((place) => ({ ...place, id: place.operation.operationId })))(
    "the generated client reads every example of $id that Prism replays",
    async (place) => {
      for (const example of casesOf(place)) if (example.status !== undefined) await replay(example);
      for (const [status, { content }] of answersOf(place)) {
        if (content !== undefined) continue;
        const { request } = running.get(name) ?? expect.fail(`${name} is not served`);
        const { response } = await request(
          place.method,
          place.path,
          requestOf(place, { Prefer: `code=${status}` }),
        );
        expect(String(response.status)).toBe(status);
      }
    },
  );
});
