import { mkdirSync } from "node:fs";
import { screens } from "../../packages/portal/screens.ts";
import { openBrowser } from "./openBrowser.ts";
import { openPortal } from "./openPortal.ts";
import { people, signIn } from "./signIn.ts";
import { visit } from "./visit.ts";

/** Widths and heights pictures are taken in. */
const sizes = { wide: { width: 1280, height: 900 }, narrow: { width: 360, height: 740 } };

/**
 * Takes a picture of every screen, or of those named, wide and narrow, in both themes, of the built portal on the real
 * server. A name that no screen has is refused with the names there are.
 */
export async function takeScreenshots(folder: string, names: readonly string[] = []): Promise<void> {
  const unknown = names.filter((name) => !screens.some((screen) => screen.name === name));
  if (unknown.length > 0) {
    const known = screens.map(({ name }) => name).join(", ");
    throw new Error(`There is no screen ${unknown.join(", ")}. There are: ${known}.`);
  }
  const wanted = screens.filter(({ name }) => names.length === 0 || names.includes(name));
  mkdirSync(folder, { recursive: true });
  const [portal, browser] = await Promise.all([openPortal(), openBrowser()]);
  try {
    for (const colorScheme of ["light", "dark"] as const)
      for (const [size, viewport] of Object.entries(sizes)) {
        for (const admin of [false, true]) {
          const context = await browser.newContext({ viewport, colorScheme });
          const page = await context.newPage();
          await signIn(page, portal, admin ? people.admin : people.subscriber);
          for (const screen of wanted.filter((one) => (one.admin ?? false) === admin)) {
            await visit(page, portal.url, screen);
            await page.screenshot({ path: `${folder}/${screen.name}-${size}-${colorScheme}.png` });
          }
          await context.close();
        }
        console.log(`${size}, ${colorScheme}: done`);
      }
    console.log(`Pictures are in ${folder}`);
  } finally {
    await browser.close();
    await portal.close();
  }
}
