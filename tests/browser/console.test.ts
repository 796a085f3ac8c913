import type { Page } from "playwright-core";
import { afterEach, describe, expect, test, vi } from "vitest";
import { WorkLimit } from "../../packages/server/src/answers/WorkLimit.ts";
import { fillLogin, people } from "./signIn.ts";
import { eventually, setStage } from "./stage.ts";

// Before the server takes its clock: what is ahead of the real time, milliseconds.
let ahead = 0;
const now = Date.now;
vi.spyOn(Date, "now").mockImplementation(() => now() + ahead);

const stage = setStage();
const desktop = { viewport: { width: 1440, height: 900 } };

afterEach(() => {
  ahead = 0;
});

/** The console of Demand with its example and the session's token filled in. */
async function openDemand(
  page: Page,
): Promise<{ send(): Promise<void>; shows(text: string): Promise<void> }> {
  await page.goto(`${stage.portal.url}endpoints#/operations/Demand`);
  await eventually(() => page.getByLabel("country", { exact: true }).inputValue()).toBe("US");
  const token = page.locator('input[aria-label="authorizationToken"]');
  await eventually(async () => (await token.inputValue()).length).toBeGreaterThan(20);
  return {
    send: () => page.getByRole("button", { name: "Send API Request" }).click(),
    shows: (text) =>
      page.locator(".reference").getByText(text, { exact: true }).filter({ visible: true }).first().waitFor(),
  };
}

const inView = (page: Page, text: string) =>
  page
    .locator(".reference")
    .getByText(text, { exact: true })
    .filter({ visible: true })
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 65 && bottom <= innerHeight;
    });

test("the button that asks is in view without scrolling, and so is the answer when it is there", async () => {
  const page = await stage.signedIn(undefined, desktop);
  const { send, shows } = await openDemand(page);
  const button = await page.getByRole("button", { name: "Send API Request" }).boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeGreaterThan(0);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(900);
  await send();
  await shows("200 OK");
  await eventually(() => inView(page, "200 OK")).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await eventually(() => inView(page, "200 OK")).toBe(false);
  await send();
  await eventually(() => inView(page, "200 OK")).toBe(true);

  // On paper the answer comes first, and neither the token nor an example that looks like an answer is there.
  const token = await page.getByLabel("authorizationToken", { exact: true }).inputValue();
  const answers = async () => {
    const code = page.locator(".reference pre").filter({ visible: true });
    return (await code.allTextContents()).filter((text) => text.includes("apiCode"));
  };
  expect(await answers()).toHaveLength(2);
  await page.emulateMedia({ media: "print" });
  expect(await answers()).toHaveLength(1);
  expect(await page.getByText(token.slice(0, 20)).filter({ visible: true }).count()).toBe(0);
  expect(await page.locator(".reference").getByRole("link", { name: "Active demand" }).count()).toBe(0);
  const top = (text: string) =>
    page
      .locator(".reference")
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => element.getBoundingClientRect().top);
  expect(await top("200 OK")).toBeLessThan(await top("Copy as"));
  const description = await page.getByText(/^How many job postings match/).boundingBox();
  expect(description?.width).toBeGreaterThan(1000);
});

test("in one column the console comes before all that an operation may answer, and its answers are counted", async () => {
  const page = await stage.signedIn(undefined, { viewport: { width: 960, height: 900 } });
  const { send, shows } = await openDemand(page);
  const top = async (name: string) =>
    (await page.getByRole("heading", { name, exact: true }).boundingBox())?.y ?? 0;
  const console = (await page.locator(".TryItPanel").boundingBox())?.y ?? 0;
  expect(console).toBeGreaterThan(await top("Demand"));
  expect(console).toBeLessThan(await top("Copy as"));
  const usage = page.getByRole("button", { name: /units? used/ });
  const before = Number.parseInt((await usage.getAttribute("aria-label")) ?? "", 10);
  await send();
  await shows("200 OK");
  await eventually(async () => Number.parseInt((await usage.getAttribute("aria-label")) ?? "", 10)).toBe(
    before + 1,
  );
  // An answer of more lines than Elements colours is readable on a light page too.
  const long = { apiCode: "SUCCESS", messages: [], data: Array.from({ length: 10_001 }, (_, row) => row) };
  await page.route("**/v1/lmi/demand?*", (route) => route.fulfill({ json: long }));
  await send();
  const answer = page.locator(".reference .sl-code-viewer textarea").first();
  await answer.waitFor();
  const colour = (element: Element) => getComputedStyle(element).color;
  expect(await answer.evaluate(colour)).toBe(await page.getByRole("main").evaluate(colour));
});

test("a screen reader is told that the answer is there, and which; it is copied by key", async () => {
  const page = await stage.signedIn();
  const { send } = await openDemand(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const told = page.locator(".reference > [role=status]:first-child");
  expect(await told.textContent()).toBe("");
  await send();
  await eventually(() => told.textContent()).toBe("Answered 200 OK");
  expect(await told.boundingBox(), "heard, not seen").toMatchObject({ width: 1, height: 1 });
  // And may take it along by the keyboard alone.
  await page.getByLabel("ResponsePreview").getByRole("button", { name: "Copy" }).press("Enter");
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await eventually(async () => JSON.parse((await copied()) || "{}").apiCode).toBe("SUCCESS");
  await page.getByLabel("country", { exact: true }).fill("");
  await send();
  await eventually(() => told.textContent()).toBe("Answered 400 Bad Request");
  await page.route("**/v1/lmi/demand*", (route) => route.abort("connectionrefused"));
  await send();
  await eventually(() => told.textContent()).toBe("The request was not answered");
});

test("a console typed into outlives its token by the renewed one, a login and another screen by what was typed", async () => {
  const page = await stage.signedIn(undefined, desktop);
  await page.clock.install();
  const { send, shows } = await openDemand(page);
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field("query").fill("nurse");
  await field("talentprofile").fill("");
  const isTyped = async () => {
    await eventually(() => field("query").inputValue()).toBe("nurse");
    await eventually(() => field("talentprofile").inputValue()).toBe("");
    expect(await field("country").inputValue()).toBe("US");
  };
  const later = async (minutes: number) => {
    ahead += minutes * 60_000;
    await page.clock.fastForward(minutes * 60_000);
  };
  const token = await field("authorizationToken").inputValue();
  await later(14);
  await eventually(() => field("authorizationToken").inputValue()).not.toBe(token);
  await later(2);
  await send();
  await shows("200 OK");
  await isTyped();

  // The machine sleeps: time goes by, timers do not.
  const slept = await field("authorizationToken").inputValue();
  ahead += 13.5 * 60_000;
  await page.clock.setSystemTime(Date.now());
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  await eventually(() => field("authorizationToken").inputValue()).not.toBe(slept);
  await isTyped();

  const tabs = page.getByRole("navigation", { name: "Portal" });
  await tabs.getByRole("link", { name: "FAQ" }).click();
  await page.getByRole("heading", { name: "Frequently asked questions" }).waitFor();
  await page.goBack();
  await isTyped();

  await page.route("**/apitoken", (route) => route.fulfill({ status: 401, json: {} }), { times: 1 });
  const login = page.waitForRequest((request) => request.url().includes("/identity/auth"));
  await later(15);
  await login;
  await tabs.waitFor();
  await isTyped();

  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.getByLabel("Password").waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem("talent-portal.console"))).toBeNull();
});

test("a token and a draft left in the console by a session not logged out are its own person's, not the next one's", async () => {
  const page = await stage.signedIn();
  await page.route("**/apitoken", (route) => route.fulfill({ status: 409, json: {} }));
  const token = page.getByLabel("authorizationToken", { exact: true });
  const query = page.getByLabel("query", { exact: true });
  const left = JSON.stringify({ authorizationToken: "one that was left" });
  const open = async () => {
    await page.goto("about:blank");
    await page.goto(`${stage.portal.url}endpoints#/operations/Demand`);
  };
  await open();
  await query.fill("nurse");
  await page.evaluate((value) => localStorage.setItem("TryIt_securitySchemeValues", value), left);
  await open();
  await eventually(() => token.inputValue()).toBe("one that was left");
  await eventually(() => query.inputValue()).toBe("nurse");

  // The session ends at the provider and here, and somebody else signs in.
  await page.context().clearCookies();
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith("oidc.")) sessionStorage.removeItem(key);
  });
  await open();
  await fillLogin(page, stage.portal, people.other);
  await page.getByText(/^The console has no token/).waitFor();
  await eventually(() => page.getByLabel("country", { exact: true }).inputValue()).not.toBe("");
  expect(await token.inputValue()).toBe("");
  expect(await query.inputValue()).toBe("");
});

test("a token that could not be fetched is asked for again, from the console and from the usage", async () => {
  const page = await stage.signedIn();
  await page.route("**/apitoken", (route) =>
    route.fulfill({ status: 503, json: { isError: true, messages: ["Down"], data: null } }),
  );
  await page.goto(`${stage.portal.url}endpoints#/operations/Demand`);
  await page.getByText(/^The console has no token/).waitFor();
  await page.getByRole("button", { name: "Usage", exact: true }).click();
  await page.getByRole("dialog", { name: "Usage" }).getByText("Usage could not be loaded").waitFor();
  await page.keyboard.press("Escape");
  await page.unroute("**/apitoken");
  await page.locator(".reference").getByRole("button", { name: "Try again" }).click();
  const token = page.getByLabel("authorizationToken", { exact: true });
  await eventually(async () => (await token.inputValue()).length).toBeGreaterThan(20);
  await page.getByRole("button", { name: /units? used/ }).waitFor();
});

describe("what the server refuses stands in the console, and nobody is signed out by it:", () => {
  test("401 for a token that has expired", async () => {
    const page = await stage.signedIn();
    const { send, shows } = await openDemand(page);
    ahead = 16 * 60_000;
    await send();
    await shows("401 Unauthorized");
    await eventually(() => page.locator(".reference").textContent()).toContain('"UNAUTHORIZED"');
    await page.getByRole("button", { name: /^Account of/ }).waitFor();
    expect(page.url()).toContain("#/operations/Demand");
  });

  test("503 while the server is busy, and the next one is answered", async () => {
    const page = await stage.signedIn();
    const { send, shows } = await openDemand(page);
    const load = vi.spyOn(WorkLimit.prototype, "load", "get").mockReturnValue(Number.MAX_SAFE_INTEGER);
    await send();
    await shows("503 Service Unavailable");
    await eventually(() => page.locator(".reference").textContent()).toContain("Service is busy, try again");
    await page.getByRole("button", { name: /^Account of/ }).waitFor();
    load.mockRestore();
    await send();
    await shows("200 OK");
  });
});
