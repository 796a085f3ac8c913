import type { Page } from "playwright-core";
import type { Screen } from "../../packages/portal/screens.ts";
import { actOn } from "./actOn.ts";
import { answerInstead } from "./answerInstead.ts";
import { goTo } from "./goTo.ts";

/** Pages whose last screen had a call answered otherwise: what they hold of it must not reach the next screen. */
const answeredOtherwise = new WeakSet<Page>();

/**
 * Shows a screen to somebody signed in, brings it into its state and waits until nothing of it is loading. Goes there
 * within the page where it can, and by loading it anew where something is open on top of the page or a call is
 * answered otherwise, now or before.
 */
export async function visit(page: Page, portalUrl: string, screen: Screen): Promise<void> {
  const address = `${portalUrl}${screen.path}`;
  const covered = await page.locator("[role=dialog], [role=menu], [role=listbox]").count();
  const otherwise = answeredOtherwise.delete(page) || screen.answer !== undefined;
  if (covered > 0 || otherwise || !page.url().startsWith(portalUrl.replace(/\/$/, ""))) {
    // A hash alone would not load the page anew.
    await page.goto("about:blank");
    await page.unrouteAll({ behavior: "ignoreErrors" });
    if (screen.answer) {
      answeredOtherwise.add(page);
      await answerInstead(page, screen.answer);
    }
    await page.goto(address);
  } else {
    await goTo(page, address);
  }
  if (screen.shows) await page.getByText(screen.shows, { exact: true }).first().waitFor();
  else await page.getByRole("navigation", { name: "Portal" }).waitFor();
  await settled(page, screen);
  if (screen.act) await actOn(page, screen.act);
  await settled(page, screen);
}

/** Waits until no part is loading and nothing moves; where a screen's answer never comes, until a part is loading. */
export async function settled(page: Page, screen?: Screen): Promise<void> {
  const isLoading = screen?.answer?.with === "nothing" && screen.shows === undefined;
  // Of a page whose answer never comes its own part of the program is to be there, which its heading tells.
  await page.waitForFunction(
    (expected) =>
      (document.querySelector("[aria-busy=true], main [aria-label^='Loading']") !== null) === expected &&
      (!expected || document.querySelector("h1") !== null),
    isLoading,
  );
  const operation = decodeURIComponent(/#\/operations\/([^#]+)/.exec(page.url())?.[1] ?? "");
  if (new URL(page.url()).pathname.endsWith("/endpoints"))
    await page.locator(".reference h1", { hasText: operation }).first().waitFor({ timeout: 20_000 });
  // What moves without an end, such as a skeleton, moves on.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      .every((animation) => animation.playState !== "running"),
  );
}
