import { expect, test } from "vitest";
import { fillLogin, people, signIn } from "./signIn.ts";
import { eventually, setStage } from "./stage.ts";

const stage = setStage();

// P1 guide; P1 reference; P1 FAQ; P1 release notes; P2 routes; P2 header tabs; P2 labels; P4 start
// P6 log out; P7 identity provider: login and logout
test("a person signs in, walks all four routes, tries an operation and signs out, of every tab", async () => {
  const { portal } = stage;
  const page = await stage.page();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await signIn(page, portal);
  await page.getByRole("heading", { name: "Overview", level: 1 }).waitFor();

  const tabs = page.getByRole("navigation", { name: "Portal" });
  await tabs.getByRole("link", { name: "API docs" }).click();
  await page.waitForURL("**/api/endpoints");
  await page.goto(`${portal.url}endpoints#/operations/Demand`);
  await page.getByRole("heading", { name: "Demand", level: 1 }).waitFor();
  await eventually(() => page.getByLabel("country", { exact: true }).inputValue()).toBe("US");
  const answered = page.waitForResponse((response) => response.url().includes("/v1/lmi/demand?"));
  await page.getByRole("button", { name: "Send API Request" }).click();
  const answer = await answered;
  expect(answer.status()).toBe(200);
  const body = await answer.json();
  expect(body.apiCode).toBe("SUCCESS");
  expect(body.data.demand.count).toBeGreaterThan(0);

  await tabs.getByRole("link", { name: "FAQ" }).click();
  await page.getByRole("heading", { name: "Frequently asked questions" }).waitFor();
  await page.getByRole("button", { name: /^1\. / }).waitFor();
  await tabs.getByRole("link", { name: "Release notes" }).click();
  await page.getByRole("heading", { name: "Release notes", level: 1 }).waitFor();
  await tabs.getByRole("link", { name: "Getting started" }).click();
  await page.getByRole("heading", { name: "Overview", level: 1 }).waitFor();

  const elsewhere = await page.context().newPage();
  await elsewhere.goto(`${portal.url}faq`);
  await elsewhere.getByRole("button", { name: /^1\. / }).waitFor();

  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.getByLabel("Password").waitFor();
  await elsewhere.getByRole("heading", { name: "You are logged out", level: 1 }).waitFor();
  expect(await elsewhere.evaluate(() => Object.keys(sessionStorage).join())).not.toContain("oidc.user:");
  await elsewhere.getByRole("button", { name: "Sign in" }).click();
  await elsewhere.getByLabel("Password").waitFor();
  expect(await page.evaluate(() => localStorage.getItem("TryIt_securitySchemeValues"))).toBeNull();
  expect(complaints).toEqual([]);
});

// P1 session; P4 start
test("a route opened before signing in is where signing in leads", async () => {
  const { portal } = stage;
  const page = await stage.page();
  await page.goto(`${portal.url}?section=authentication#token`);
  await fillLogin(page, portal, people.subscriber);
  await page.getByRole("heading", { name: "Authentication", level: 1 }).waitFor();
  expect(page.url()).toBe(`${portal.url}?section=authentication#token`);
});

// P3 isactive; P4 inactive
test("somebody whose account is inactive is logged out, is told why and sees nothing of the portal", async () => {
  const { portal } = stage;
  const page = await stage.page();
  await page.goto(portal.url);
  const loggedOut = page.waitForRequest((request) => request.url().includes("/identity/session/end"));
  await fillLogin(page, portal, people.inactive);
  await loggedOut;
  await page.getByText(`The account ${people.inactive} is not active`).waitFor();
  expect(await page.getByRole("navigation", { name: "Portal" }).count()).toBe(0);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByLabel("Password").waitFor();
});
