import { chmodSync, mkdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { JWK } from "jose";
import { createProvider } from "./createProvider.ts";
import { applicationOf, type IdentityOptions } from "./IdentityOptions.ts";
import { identityKeys } from "./identityKeys.ts";
import { interactions } from "./interactions.ts";
import { createLoginThrottle } from "./loginThrottle.ts";
import { contentSecurityPolicy } from "./pages/page.ts";
import { fileStore } from "./store/fileStore.ts";

/** A running OpenID Connect provider for development. */
export type Identity = {
  issuer: string;
  /** Path everything of it lies under, such as `/identity`; empty when the issuer is a bare origin. */
  path: string;
  /**
   * Answers every request under the path, body unread and URL as it came. In Fastify: in an `onRequest` hook,
   * before anything parses the body, `reply.hijack()` and hand over `request.raw` and `reply.raw`.
   */
  handler(req: IncomingMessage, res: ServerResponse): Promise<void>;
  /** Public keys of its tokens, so that a verifier in this process need not fetch them. */
  jwks(): { keys: JWK[] };
  /** Writes sessions that are not written yet. */
  close(): void;
};

const privateMembers = new Set(["d", "p", "q", "dp", "dq", "qi"]);

/** Starts a provider. Sessions and refresh tokens survive a restart. It listens nowhere by itself. */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  mkdirSync(options.dir, { recursive: true });
  // Also where it was there before, such as copied back from a backup.
  chmodSync(options.dir, 0o700);
  const keys = await identityKeys(options.dir);
  const { onError = () => {} } = options;
  const store = fileStore(join(options.dir, "sessions.json"), onError);
  const provider = createProvider(options, { keys, store });
  const throttle = createLoginThrottle();
  const answer = provider.callback();

  const { host, protocol, pathname } = new URL(options.issuer);
  const path = pathname.replace(/\/$/, "");
  const origins = options.clients.flatMap((client) =>
    [...client.redirectUris, ...client.postLogoutRedirectUris].map((uri) => new URL(uri).origin),
  );
  const policy = contentSecurityPolicy(origins);

  return {
    issuer: options.issuer,
    path,
    async handler(req, res) {
      const originalUrl = req.url ?? "/";
      // The provider builds its addresses from the request: tell it the public one, whoever the caller says it is.
      Object.assign(req.headers, { "x-forwarded-host": host, "x-forwarded-proto": protocol.slice(0, -1) });
      Object.assign(req, { originalUrl, url: originalUrl.slice(path.length) || "/" });
      res.setHeader("Content-Security-Policy", policy);
      res.setHeader("X-Content-Type-Options", "nosniff");
      res.setHeader("Referrer-Policy", "no-referrer");
      try {
        if (req.url?.startsWith("/interaction/")) {
          const application = applicationOf(options);
          await interactions(req, res, { provider, accounts: options.accounts, throttle, application });
        } else {
          await answer(req, res);
        }
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)));
        if (!res.headersSent) res.writeHead(500, { "Content-Type": "text/plain" });
        res.end("The sign-in failed.\n");
      }
    },
    jwks: () => ({
      keys: keys.signing.map(
        (key) => Object.fromEntries(Object.entries(key).filter(([name]) => !privateMembers.has(name))) as JWK,
      ),
    }),
    close: () => store.close(),
  };
}
