import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRemoteJWKSet, decodeJwt, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createIdentity } from "./createIdentity.ts";
import { authorization, createBrowser, startIdentity } from "./testBrowser.ts";

type Running = Awaited<ReturnType<typeof startIdentity>>;
let running: Running;
beforeAll(async () => {
  running = await startIdentity();
});
afterAll(() => running.stop());

const right = { email: "ann@example.com", password: "correct horse" };

/** Signs in up to the redirect that carries the code. */
async function signIn(browser = createBrowser(), parameters: Record<string, string> = {}) {
  const { url, verifier } = authorization(running.options, parameters);
  const form = new URL((await browser.go(url)).headers.get("location") ?? "", url).href;
  const resume = (await browser.submit(form, right)).headers.get("location") ?? "";
  const back = new URL((await browser.go(resume)).headers.get("location") ?? "");
  return { browser, form, back, verifier, code: back.searchParams.get("code") ?? "" };
}

async function exchange(fields: Record<string, string>) {
  const response = await fetch(`${running.options.issuer}/token`, {
    method: "POST",
    body: new URLSearchParams({ client_id: "portal", ...fields }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

const byCode = ({ code, verifier }: { code: string; verifier: string }) =>
  exchange({
    grant_type: "authorization_code",
    code,
    code_verifier: verifier,
    redirect_uri: "http://portal.example/callback",
  });

describe("the embedded provider", () => {
  test("publishes addresses under its issuer, whatever host the caller names", async () => {
    const response = await fetch(`${running.options.issuer}/.well-known/openid-configuration`, {
      headers: { "x-forwarded-host": "evil.example" },
    });
    const metadata = (await response.json()) as Record<string, string>;
    expect(metadata.issuer).toBe(running.options.issuer);
    for (const name of ["authorization_endpoint", "token_endpoint", "jwks_uri", "end_session_endpoint"]) {
      expect(metadata[name]).toMatch(new RegExp(`^${running.options.issuer}/`));
    }
  });

  test("signs a person in and answers tokens for the audience asked for", async () => {
    const { code, verifier, back } = await signIn();
    expect(back.origin + back.pathname).toBe("http://portal.example/callback");
    expect(back.searchParams.get("state")).toBe("some-state");

    const { body } = await byCode({ code, verifier });
    const jwks = createRemoteJWKSet(new URL(`${running.options.issuer}/jwks`));
    const { payload, protectedHeader } = await jwtVerify(body.access_token ?? "", jwks, {
      issuer: running.options.issuer,
      audience: running.options.audience,
    });
    expect(protectedHeader).toMatchObject({ alg: "ES256", typ: "at+jwt" });
    expect(payload.sub).toBe("ann");
    expect(payload.sid).toEqual(expect.any(String));
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(1_800);
    expect(decodeJwt(body.id_token ?? "")).toMatchObject({
      ...{ email: "ann@example.com", name: "Ann Able", given_name: "Ann", family_name: "Able" },
      sid: expect.any(String),
    });
  });

  test("takes a code once, and only with the verifier it was asked for with", async () => {
    const stolen = await signIn();
    expect(await byCode({ code: stolen.code, verifier: "x".repeat(43) })).toMatchObject({
      status: 400,
      body: { error: "invalid_grant" },
    });
    const used = await signIn();
    expect((await byCode(used)).status).toBe(200);
    expect((await byCode(used)).body.error).toBe("invalid_grant");
  });

  test("refuses a sign-in without PKCE and one that leads elsewhere", async () => {
    const { url } = authorization(running.options);
    const plain = new URL(url);
    plain.searchParams.delete("code_challenge");
    plain.searchParams.delete("code_challenge_method");
    const back = (await createBrowser().go(plain.href)).headers.get("location") ?? "";
    expect(new URL(back).searchParams.get("error")).toBe("invalid_request");

    const elsewhere = authorization(running.options, { redirect_uri: "http://evil.example/" });
    const refused = await createBrowser().go(elsewhere.url);
    expect(refused.status).toBe(400);
    expect(refused.headers.get("location")).toBeNull();
  });

  test("refuses an audience that is not the portal's", async () => {
    const { url } = authorization(running.options, { resource: "http://other.example/" });
    const back = (await createBrowser().go(url)).headers.get("location") ?? "";
    expect(new URL(back).searchParams.get("error")).toBe("invalid_target");
  });

  test("keeps the session in a cookie of its own making, for the provider alone and unread by scripts", async () => {
    const browser = createBrowser();
    browser.cookies.set("_session", "known-to-a-stranger");
    const { url } = authorization(running.options);
    const form = new URL((await browser.go(url)).headers.get("location") ?? "", url).href;
    const resume = (await browser.submit(form, right)).headers.get("location") ?? "";
    const cookies = (await browser.go(resume)).headers.getSetCookie();
    const session = cookies.find((cookie) => cookie.startsWith("_session="));
    expect(session).toMatch(/; path=\/identity; samesite=lax; httponly; expires=/);
    expect(session).not.toContain("known-to-a-stranger");
  });

  test("rotates refresh tokens and ends the whole sign-in when an old one is used again", async () => {
    const first = (await byCode(await signIn())).body;
    const refresh = (token = "") => exchange({ grant_type: "refresh_token", refresh_token: token });
    const second = await refresh(first.refresh_token);
    expect(second.status).toBe(200);
    expect(second.body.refresh_token).not.toBe(first.refresh_token);
    expect(decodeJwt(second.body.access_token ?? "").aud).toBe(running.options.audience);

    expect((await refresh(first.refresh_token)).body.error).toBe("invalid_grant");
    expect((await refresh(second.body.refresh_token)).body.error).toBe("invalid_grant");
  });

  test("asks for the password again and refreshes nothing once the sign-ins so far were ended", async () => {
    const { browser, ...signedIn } = await signIn();
    const { body } = await byCode(signedIn);
    const { url } = authorization(running.options);
    const signInsFrom = async () => new Date(Date.now() + 1_000);
    Object.assign(running.options.accounts, { signInsFrom });
    try {
      const refreshed = await exchange({
        grant_type: "refresh_token",
        refresh_token: body.refresh_token ?? "",
      });
      expect(refreshed.body.error).toBe("invalid_grant");
      expect((await browser.go(url)).headers.get("location")).toContain("/interaction/");
    } finally {
      Object.assign(running.options.accounts, { signInsFrom: async () => null });
    }
    const again = new URL((await browser.go(url)).headers.get("location") ?? "", url);
    expect(again.searchParams.get("code")).toBeTruthy();
  });

  test("asks whoever was signed in as somebody who is no longer there to sign in", async () => {
    const { browser } = await signIn();
    const { accounts } = running.options;
    const before = { ...accounts };
    const claims = async (subject: string) => (subject === "eve" ? { email: "eve@example.com" } : null);
    Object.assign(accounts, { claims, authenticate: async () => "eve" });
    try {
      const { url } = authorization(running.options);
      const form = new URL((await browser.go(url)).headers.get("location") ?? "", url).href;
      expect(form).toContain("/interaction/");
      const resume = (await browser.submit(form, right)).headers.get("location") ?? "";
      const back = new URL((await browser.go(resume)).headers.get("location") ?? "", url);
      expect(back.searchParams.get("code")).toBeTruthy();
    } finally {
      Object.assign(accounts, before);
    }
  });

  test("answers userinfo for a token that was not asked for another audience", async () => {
    const browser = createBrowser();
    const { url, verifier } = authorization(running.options);
    const plain = new URL(url);
    plain.searchParams.delete("resource");
    const form = new URL((await browser.go(plain.href)).headers.get("location") ?? "", url).href;
    const resume = (await browser.submit(form, right)).headers.get("location") ?? "";
    const back = new URL((await browser.go(resume)).headers.get("location") ?? "");
    const { body } = await byCode({ code: back.searchParams.get("code") ?? "", verifier });
    const answer = await fetch(`${running.options.issuer}/me`, {
      headers: { authorization: `Bearer ${body.access_token}` },
    });
    expect(await answer.json()).toMatchObject({ sub: "ann", email: "ann@example.com", given_name: "Ann" });
  });

  test("signs out back to the portal, after which the refresh token is dead and a password is asked for", async () => {
    const { browser, ...signedIn } = await signIn();
    const { body } = await byCode(signedIn);
    const query = new URLSearchParams({
      id_token_hint: body.id_token ?? "",
      post_logout_redirect_uri: "http://portal.example/",
    });
    const page = await (await browser.go(`${running.options.issuer}/session/end?${query}`)).text();
    expect(page).toContain("document.forms[0].submit()");
    const [, action = ""] = /action="([^"]+)"/.exec(page) ?? [];
    const [, xsrf = ""] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
    const done = await browser.submit(action, { xsrf, logout: "yes" });
    expect(done.headers.get("location")).toBe("http://portal.example/");

    const refreshed = await exchange({
      grant_type: "refresh_token",
      refresh_token: body.refresh_token ?? "",
    });
    expect(refreshed.body.error).toBe("invalid_grant");
    const again = await browser.go(authorization(running.options).url);
    expect(again.headers.get("location")).toContain("/identity/interaction/");
  });

  test("asks before signing out when nobody proves who signs out", async () => {
    const { browser } = await signIn();
    const page = await (await browser.go(`${running.options.issuer}/session/end`)).text();
    expect(page).toContain("Do you want to sign out?");
    expect(page).not.toContain("<script>");
  });

  test("lets the portal's origin read its tokens and no other", async () => {
    const from = async (origin: string) => {
      const response = await fetch(`${running.options.issuer}/token`, {
        method: "POST",
        headers: { origin },
        body: new URLSearchParams({ client_id: "portal", grant_type: "refresh_token", refresh_token: "x" }),
      });
      return response.headers.get("access-control-allow-origin");
    };
    expect(await from("http://portal.example")).toBe("http://portal.example");
    expect(await from("http://evil.example")).toBeNull();
  });
});

describe("a restart", () => {
  test("keeps keys, sessions and refresh tokens", async () => {
    const signedIn = await signIn();
    const { body } = await byCode(signedIn);
    const keys = running.identity.jwks();
    await running.restart();

    const published = await (await fetch(`${running.options.issuer}/jwks`)).json();
    expect(published).toMatchObject({ keys: keys.keys.map(({ kid }) => ({ kid })) });
    const refreshed = await exchange({
      grant_type: "refresh_token",
      refresh_token: body.refresh_token ?? "",
    });
    expect(refreshed.status).toBe(200);
    const silent = await signedIn.browser.go(authorization(running.options, { prompt: "none" }).url);
    expect(silent.headers.get("location")).toContain("http://portal.example/callback?code=");
  });

  test("shuts a folder that was copied back open, and names a file that was copied in half", async () => {
    const dir = mkdtempSync(join(tmpdir(), "identity-copied-"));
    try {
      chmodSync(dir, 0o755);
      const options = { ...running.options, dir };
      (await createIdentity(options)).close();
      expect(statSync(dir).mode & 0o077).toBe(0);
      writeFileSync(join(dir, "keys.json"), '{"signing":[');
      await expect(createIdentity(options)).rejects.toThrow(/keys\.json cannot be read\. Delete the file/);
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  });

  test("leaves private keys in a file only its owner reads", () => {
    expect(JSON.stringify(running.identity.jwks())).not.toContain('"d":');
    for (const file of ["keys.json", "sessions.json"]) {
      expect(statSync(`${running.options.dir}/${file}`).mode & 0o077).toBe(0);
    }
  });
});
