import type { Page } from "playwright-core";
import type { Screen } from "../../packages/portal/screens.ts";

/** Opens a screen for somebody signed in, brings it into its state and waits until nothing of it is loading. */
export async function visit(page: Page, portalUrl: string, screen: Screen): Promise<void> {
  // A hash alone would not load the page anew.
  await page.goto("about:blank");
  await page.goto(`${portalUrl}${screen.path}`);
  await page.getByRole("navigation", { name: "Portal" }).waitFor();
  await settled(page);
  await act(page, screen.act);
  await settled(page);
}

/** Waits until no part is loading and no picture of a moving part would be taken. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(
    () => document.querySelector("[aria-busy=true], [aria-label^='Loading']") === null,
  );
  if (new URL(page.url()).pathname.endsWith("/endpoints"))
    await page.locator(".reference h1").first().waitFor({ timeout: 20_000 });
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => animation.playState !== "running"),
  );
}

async function act(page: Page, what: Screen["act"]): Promise<void> {
  if (what === "search") {
    if (!(await page.getByRole("combobox", { name: "Search Documentation" }).isVisible()))
      await page.getByRole("button", { name: "Open the search" }).click();
    await page.getByRole("combobox", { name: "Search Documentation" }).fill("location");
    await page.getByRole("listbox", { name: "Search results" }).waitFor();
  }
  if (what === "usage") {
    await page.getByRole("button", { name: /units used/ }).click();
    await page.getByRole("dialog", { name: "Usage" }).waitFor();
  }
  if (what === "account" || what === "view-as")
    await page.getByRole("button", { name: /^Account of/ }).click();
  if (what === "account") await page.getByRole("menu").waitFor();
  if (what === "view-as") {
    await page.getByRole("menuitem", { name: "View as" }).click();
    await page.getByRole("dialog", { name: "View as a client" }).waitFor();
  }
}
