import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openIdentity, readSettings } from "@talent/server";
import { expect, test } from "vitest";
import { createBrowser } from "../../packages/identity/src/testBrowser.ts";
import { freePort } from "../../scripts/dev/freePort.ts";

test("a sign-in that fails because the accounts do not answer is heard of, not only shown as failed", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "sign-in-"));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const settings = readSettings({ DATA_DIR: dataDir, PORT: String(port) });
  const heard: unknown[] = [];
  const users = { authenticate: () => Promise.reject(new Error("the database is gone")) };
  const { identity } = await openIdentity(settings, { users } as never, (error) => heard.push(error));
  const server = createServer((req, res) => void identity?.handler(req, res));
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, resolve));
  try {
    const query = new URLSearchParams({
      client_id: settings.identity.clientId,
      response_type: "code",
      redirect_uri: `${origin}/api/`,
      scope: "openid",
      code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
      code_challenge_method: "S256",
    });
    const browser = createBrowser();
    const begun = await browser.go(`${settings.identity.issuer}/auth?${query}`);
    const form = new URL(begun.headers.get("location") ?? "", origin).href;
    const answer = await browser.submit(form, { email: "ann@example.com", password: "correct horse" });
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain("database");
    expect(heard).toEqual([new Error("the database is gone")]);
  } finally {
    identity?.close();
    server.closeAllConnections();
    server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
