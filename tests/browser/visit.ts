import type { Page } from "playwright-core";
import type { Screen } from "../../packages/portal/screens.ts";

/**
 * Shows a screen to somebody signed in, brings it into its state and waits until nothing of it is loading. Goes there
 * within the page where it can, and by loading it anew where something is open on top of the page.
 */
export async function visit(page: Page, portalUrl: string, screen: Screen): Promise<void> {
  const address = `${portalUrl}${screen.path}`;
  const covered = await page.locator("[role=dialog], [role=menu], [role=listbox]").count();
  if (covered > 0 || !page.url().startsWith(portalUrl.replace(/\/$/, ""))) {
    // A hash alone would not load the page anew.
    await page.goto("about:blank");
    await page.goto(address);
  } else {
    await page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate", { state: null }));
    }, address);
  }
  await page.getByRole("navigation", { name: "Portal" }).waitFor();
  await settled(page);
  await act(page, screen.act);
  await settled(page);
}

/** Waits until no part is loading and nothing moves. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector("[aria-busy=true], main [aria-label^='Loading']") === null,
  );
  const operation = decodeURIComponent(/#\/operations\/([^#]+)/.exec(page.url())?.[1] ?? "");
  if (new URL(page.url()).pathname.endsWith("/endpoints"))
    await page.locator(".reference h1", { hasText: operation }).first().waitFor({ timeout: 20_000 });
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
    await page.getByRole("button", { name: /units? used/ }).click();
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
