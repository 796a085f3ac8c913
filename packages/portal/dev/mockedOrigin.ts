import type { IncomingMessage, ServerResponse } from "node:http";
import type { PortalConfiguration } from "@talent/contract/portal-api";
import type { Plugin } from "vite";
import { signedOutPage, storeLogin } from "./mockedLogin.ts";

/**
 * Stands in for what the mocks cannot tell: the configuration with this address in it, and a login that is already
 * there.
 */
export function mockedOrigin(portalMock: string): Plugin {
  let origin = "";
  const answers: Record<string, (response: ServerResponse) => Promise<void> | void> = {
    "/api/config.json": async (response) => sendJson(response, await configuration(portalMock, origin)),
    "/identity/.well-known/openid-configuration": (response) => sendJson(response, discovery(origin)),
    "/identity/signed-out": (response) => {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(signedOutPage);
    },
  };
  return {
    name: "mocked-origin",
    apply: "serve",
    configResolved({ server }) {
      origin = `http://localhost:${server.port}`;
    },
    transformIndexHtml: async () => [
      {
        tag: "script",
        injectTo: "head-prepend",
        children: storeLogin(await configuration(portalMock, origin)),
      },
    ],
    configureServer({ middlewares }) {
      middlewares.use(
        (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
          const answer = answers[(request.url ?? "").split("?")[0] ?? ""];
          if (answer === undefined) return next();
          Promise.resolve(answer(response)).catch(next);
        },
      );
    },
  };
}

/** The contract's example of the configuration, moved to this origin. */
async function configuration(portalMock: string, origin: string): Promise<PortalConfiguration> {
  const response = await fetch(`${portalMock}/api/config.json`);
  if (!response.ok) throw new Error(`The mock of the portal calls answered ${response.status}.`);
  const example = (await response.json()) as PortalConfiguration;
  return {
    ...example,
    identity: { ...example.identity, issuer: `${origin}/identity`, resource: null },
    originUrl: origin,
    adminPublicServiceUrl: `${origin}/adminpublicservice`,
    apiUrl: origin,
    authServerUrl: null,
  };
}

const discovery = (origin: string) => ({
  issuer: `${origin}/identity`,
  authorization_endpoint: `${origin}/identity/signed-out`,
  end_session_endpoint: `${origin}/identity/signed-out`,
  token_endpoint: `${origin}/identity/signed-out`,
});

function sendJson(response: ServerResponse, body: unknown): void {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(body));
}
