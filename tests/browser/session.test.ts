import type { Page, Request } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fillLogin, people } from "./signIn.ts";
import { eventually, setStage } from "./stage.ts";

const stage = setStage();
const checkEveryMs = 1_750_000;

/** Renewals of the login token the page has asked for so far. */
function watchRenewals(page: Page): Request[] {
  const renewals: Request[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/identity/token") && request.postData()?.includes("grant_type=refresh_token"))
      renewals.push(request);
  });
  return renewals;
}

/** The ways to the login the page has taken so far. */
function watchLogins(page: Page): Request[] {
  const logins: Request[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/identity/auth?")) logins.push(request);
  });
  return logins;
}

const storedLogin = () => Object.keys(sessionStorage).find((key) => key.startsWith("oidc.user:"));

/** Lets the stored login run out in so many seconds, as the page will find it at its next start. */
async function expireIn(page: Page, seconds: number): Promise<void> {
  await page.evaluate((left) => {
    const key = Object.keys(sessionStorage).find((candidate) => candidate.startsWith("oidc.user:"));
    const login = JSON.parse(sessionStorage.getItem(key ?? "") ?? "{}");
    sessionStorage.setItem(key ?? "", JSON.stringify({ ...login, expires_at: Date.now() / 1000 + left }));
  }, seconds);
}

const header = (page: Page) => page.getByRole("navigation", { name: "Portal" });

describe("the login token", () => {
  // P4 refresh: every 1,750,000 ms; P9 login refresh; P7 identity provider: token refresh
  test("is renewed at the check that finds under 70 seconds left, every 1,750,000 ms and not before", async () => {
    const page = await stage.page();
    await page.clock.install();
    await page.goto(stage.portal.url);
    await fillLogin(page, stage.portal, people.subscriber);
    await header(page).waitFor();
    const renewals = watchRenewals(page);
    // A little time has gone by since the check at the start.
    await page.clock.fastForward(checkEveryMs - 60_000);
    await page.waitForTimeout(300);
    expect(renewals).toHaveLength(0);
    await page.clock.fastForward(60_000);
    await eventually(() => renewals.length).toBe(1);
    await page.clock.fastForward(checkEveryMs);
    await eventually(() => renewals.length).toBe(2);
  });

  // P4 refresh: at the start
  test("is renewed at the start when under 70 seconds remain, and left alone otherwise", async () => {
    const page = await stage.signedIn();
    const renewals = watchRenewals(page);
    await expireIn(page, 120);
    await page.reload();
    await header(page).waitFor();
    expect(renewals).toHaveLength(0);
    await expireIn(page, 60);
    await page.reload();
    await header(page).waitFor();
    expect(renewals).toHaveLength(1);
  });

  // P4 failed refresh
  test("is cleared when its renewal is refused, and the next call leads to the login", async () => {
    const page = await stage.page();
    await page.clock.install();
    await page.goto(stage.portal.url);
    await fillLogin(page, stage.portal, people.subscriber);
    await header(page).waitFor();
    await page.route("**/identity/token", (route) =>
      route.fulfill({ status: 400, json: { error: "invalid_grant" } }),
    );
    await page.clock.fastForward(checkEveryMs);
    await eventually(() => page.evaluate(storedLogin)).toBeUndefined();
    await page.unroute("**/identity/token");

    const call = page.waitForRequest((request) => request.url().includes("getallaxonfaq"));
    const login = page.waitForRequest((request) => request.url().includes("/identity/auth"));
    await header(page).getByRole("link", { name: "FAQ" }).click();
    expect((await call).headers().authorization).toBeUndefined();
    await login;
    // The provider still knows the person, so signing in comes back by itself, to the page that was asked for.
    await page.getByRole("heading", { name: "Frequently asked questions" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/api/faq");
  });
});

describe("answers to portal calls", () => {
  // P4 401; P8 401
  test("401 leads to the login, once for calls refused together, and back to where they were made", async () => {
    const page = await stage.signedIn();
    const logins = watchLogins(page);
    let refusals = 0;
    let failures: Promise<number> | undefined;
    await page.route(/\/(referencelists\/[\w-]+|getallaxonfaq)$/, (route) =>
      logins.length === 0 && ++refusals > 0
        ? route.fulfill({ status: 401, json: { isError: true, messages: [], data: null } })
        : route.continue(),
    );
    // What the provider offers is asked for first, by a page that has taken up a stored login.
    await page.goto(`${stage.portal.url}?q=python`);
    await page.route("**/.well-known/openid-configuration", async (route) => {
      await eventually(() => refusals).toBe(10);
      await page.waitForTimeout(300);
      failures ??= page.getByRole("heading", { name: "Something went wrong" }).count();
      await failures;
      await route.continue();
    });
    const search = page.getByRole("combobox", { name: "Search Documentation" });
    await search.click();
    await eventually(() => logins.length).toBe(1);
    await header(page).waitFor();
    expect(await failures).toBe(0);
    expect(logins).toHaveLength(1);
    await search.click();
    await page
      .getByRole("option", { name: /python/i })
      .first()
      .waitFor();
  });

  // P4 403; P8 403
  test("403 logs the person out", async () => {
    const page = await stage.signedIn();
    await page.route("**/getallaxonfaq", (route) =>
      route.fulfill({ status: 403, json: { isError: true, messages: [], data: null } }),
    );
    await header(page).getByRole("link", { name: "FAQ" }).click();
    await page.getByLabel("Password").waitFor();
  });

  test("a person who is always refused does not go round in circles", async () => {
    const page = await stage.page();
    const logins = watchLogins(page);
    await page.route("**/userdetails", (route) =>
      route.fulfill({ status: 401, json: { isError: true, messages: [], data: null } }),
    );
    await page.goto(stage.portal.url);
    await fillLogin(page, stage.portal, people.subscriber);
    await page.getByRole("heading", { name: "Something went wrong" }).waitFor();
    expect(logins.length).toBeLessThanOrEqual(4);
    await page.unroute("**/userdetails");
    await page.getByRole("button", { name: "Try again" }).click();
    await header(page).waitFor();
  });

  test("a call that is always refused does not go round in circles either, though the user is known", async () => {
    const page = await stage.signedIn();
    const logins = watchLogins(page);
    await page.route("**/getallaxonfaq", (route) =>
      route.fulfill({ status: 401, json: { isError: true, messages: [], data: null } }),
    );
    await header(page).getByRole("link", { name: "FAQ" }).click();
    await page.getByRole("heading", { name: "Something went wrong" }).waitFor();
    expect(logins.length).toBeLessThanOrEqual(4);
    await page.unroute("**/getallaxonfaq");
    await page.getByRole("button", { name: "Try again" }).click();
    await header(page).waitFor();
  });

  // P7 userdetails: failed
  test("a failure of the user details is told, and can be tried again", async () => {
    const page = await stage.signedIn();
    await page.route("**/userdetails", (route) =>
      route.fulfill({ status: 500, json: { isError: true, messages: ["Something broke"], data: null } }),
    );
    await page.reload();
    await page.getByRole("heading", { name: "Something went wrong" }).waitFor();
    await page
      .getByText(/^You are signed in, but your user details could not be loaded,.* Try again;/)
      .waitFor();
    await page.locator("details", { hasText: "Something broke (500 Internal Server Error)" }).waitFor();
    expect(await header(page).count()).toBe(0);
    await page.unroute("**/userdetails");
    await page.route("**/userdetails", (route) => route.abort());
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator("details", { hasText: "The server could not be reached." }).waitFor();
    await page.unroute("**/userdetails");
    await page.getByRole("button", { name: "Try again" }).click();
    await header(page).waitFor();
  });
});

describe("logging out", () => {
  test("that does not reach the provider is told and leaves the session as it was, until it is tried again", async () => {
    const page = await stage.signedIn();
    // What the provider offers is not known to a page that has taken up a stored login.
    await page.reload();
    await page.route("**/.well-known/openid-configuration", (route) => route.abort());
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await page.getByText(/^You could not be logged out: you are still signed in\./).waitFor();
    expect(await page.evaluate(storedLogin)).toBeDefined();
    await page.unroute("**/.well-known/openid-configuration");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByLabel("Password").waitFor();
  });

  test("at a provider that ends no sessions ends this one, and says so", async () => {
    const page = await stage.signedIn();
    await page.route("**/.well-known/openid-configuration", async (route) => {
      const { end_session_endpoint: _, ...offered } = await (await route.fetch()).json();
      await route.fulfill({ json: offered });
    });
    await page.reload();
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await page.getByText(/^You are logged out of the portal\. The sign-in service offers no way/).waitFor();
    expect(await page.evaluate(storedLogin)).toBeUndefined();
    await page.getByRole("button", { name: "Sign in" }).click();
    await header(page).waitFor();
  });
});

describe("signing in", () => {
  // P2 loading screen; P4 start; P4 inactive: nothing is drawn before the answer
  test("shows the loading screen until the user is known", async () => {
    const page = await stage.signedIn();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/userdetails", async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await page.getByText("Loading", { exact: true }).waitFor();
    await page.getByText("Talent Intelligence APIs", { exact: true }).waitFor();
    expect(await header(page).count()).toBe(0);
    answer();
    await header(page).waitFor();
  });

  // P4 failed login
  test("that fails reloads the page", async () => {
    const page = await stage.page();
    await page.goto(`${stage.portal.url}?error=server_error&state=unknown`);
    await fillLogin(page, stage.portal, people.subscriber);
    await header(page).waitFor();
  });

  test("that keeps failing ends with what happened and a way to try again, not in a loop", async () => {
    const page = await stage.page();
    await page.route("**/identity/token", (route) =>
      route.fulfill({ status: 400, json: { error: "invalid_grant" } }),
    );
    let loads = 0;
    page.on("load", () => loads++);
    await page.goto(stage.portal.url);
    await fillLogin(page, stage.portal, people.subscriber);
    await page.getByRole("heading", { name: "Something went wrong" }).waitFor();
    await page.getByText(/Signing in failed several times in a row\..*invalid_grant/).waitFor();
    expect(loads).toBeLessThan(12);
    await page.unroute("**/identity/token");
    await page.getByRole("button", { name: "Try again" }).click();
    await header(page).waitFor();
  });
});
