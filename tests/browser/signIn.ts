import type { BrowserContext, Page } from "playwright-core";
import type { OpenPortal } from "./openPortal.ts";

/** The demonstration accounts by what they are for. */
export const people = {
  subscriber: "sam@northwind.example",
  other: "hana@harbour-health.example",
  admin: "ada@talent-intelligence.example",
  inactive: "ina@northwind.example",
} as const;

/** What makes a browser profile and a tab of it signed in: the provider's cookies, and the login the portal holds. */
export type Login = {
  readonly browser: Awaited<ReturnType<BrowserContext["storageState"]>>;
  readonly tab: readonly [key: string, value: string][];
};

/** The login of a page on which somebody is signed in. */
export async function readLogin(page: Page): Promise<Login> {
  const tab = await page.evaluate(() =>
    Object.entries(sessionStorage).filter(([key]) => key.startsWith("oidc.user:")),
  );
  return { browser: await page.context().storageState(), tab };
}

/** Gives a fresh tab somebody's login, so that the portal opens in it without a way round by the provider. */
export async function resume(page: Page, portal: OpenPortal, { tab }: Login): Promise<void> {
  await page.goto(`${portal.origin}/livez`);
  await page.evaluate((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, tab);
}

/** Fills in the provider's login form, which is on the screen or about to be. */
export async function fillLogin(page: Page, portal: OpenPortal, email: string): Promise<void> {
  const { password } = portal.account(email);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: /sign in|log in|continue/i }).click();
}

/** Opens the portal, signs in where the provider does not know the browser yet, and waits for the portal's header. */
export async function signIn(
  page: Page,
  portal: OpenPortal,
  email: string = people.subscriber,
): Promise<void> {
  const header = page.getByRole("navigation", { name: "Portal" });
  await page.goto(portal.url);
  await page.getByLabel("Email").or(header).first().waitFor();
  if (!(await header.isVisible())) await fillLogin(page, portal, email);
  await header.waitFor();
}
