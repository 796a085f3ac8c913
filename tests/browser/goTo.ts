import type { Page } from "playwright-core";

/** Goes from one address of the portal to another as a link does, which is there sooner than a page loaded anew. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, address);
}
