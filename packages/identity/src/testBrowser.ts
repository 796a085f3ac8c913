import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createIdentity, type Identity } from "./createIdentity.ts";
import type { IdentityOptions } from "./IdentityOptions.ts";

/** For tests: a provider that listens on a free port, with one person, ann@example.com / correct horse. */
export async function startIdentity(overrides: Partial<IdentityOptions> = {}) {
  let identity: Identity | undefined;
  const server = createServer((req, res) => void identity?.handler(req, res));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const options: IdentityOptions = {
    issuer: `${origin}/identity`,
    dir: mkdtempSync(join(tmpdir(), "identity-")),
    audience: `${origin}/adminpublicservice`,
    clients: [
      {
        clientId: "portal",
        redirectUris: ["http://portal.example/callback"],
        postLogoutRedirectUris: ["http://portal.example/"],
      },
    ],
    accounts: {
      authenticate: async (email, password) =>
        email === "ann@example.com" && password === "correct horse" ? "ann" : null,
      claims: async (subject) =>
        subject === "ann"
          ? { email: "ann@example.com", given_name: "Ann", family_name: "Able", name: "Ann Able" }
          : null,
    },
    ...overrides,
  };
  identity = await createIdentity(options);
  return {
    identity,
    options,
    /** Ends the provider and starts another on its folder and address. */
    restart: async () => {
      identity?.close();
      identity = await createIdentity(options);
    },
    stop: async () => {
      identity?.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(options.dir, { recursive: true, force: true });
    },
  };
}

/** For tests: a browser as far as signing in needs one, with cookies and no automatic redirects. */
export function createBrowser() {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async go(url: string, init: RequestInit = {}): Promise<Response> {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const response = await fetch(url, {
        ...init,
        redirect: "manual",
        headers: { cookie, ...init.headers },
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === "") cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    },
    async submit(url: string, fields: Record<string, string>): Promise<Response> {
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      return this.go(url, { method: "POST", body: new URLSearchParams(fields), headers });
    },
  };
}

/** For tests: what a client sends to begin a sign-in, and the verifier it keeps. */
export function authorization(options: IdentityOptions, parameters: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString("base64url");
  const query = new URLSearchParams({
    client_id: "portal",
    response_type: "code",
    redirect_uri: "http://portal.example/callback",
    scope: "openid profile email offline_access",
    resource: options.audience,
    state: "some-state",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    ...parameters,
  });
  return { url: `${options.issuer}/auth?${query}`, verifier };
}
