import { expect, test } from "vitest";
import { screens } from "../../packages/portal/screens.ts";
import { people } from "./signIn.ts";
import { eventually, setStage } from "./stage.ts";
import { type Rules, violations } from "./violations.ts";
import { settled, visit } from "./visit.ts";

const stage = setStage();
/** Colours are those of the theme at any width, and a call's failure or empty answer is one sentence at all of them. */
const sizes: Record<string, Size> = {
  wide: {
    viewport: { width: 1280, height: 900 },
    themes: { light: "all", dark: "colours" },
    sentences: true,
  },
  narrow: { viewport: { width: 360, height: 740 }, themes: { light: "shapes" }, sentences: false },
};

/** A window's size, which rules are looked at there in which theme, and whether screens of one sentence are. */
type Size = {
  viewport: { width: number; height: number };
  themes: Partial<Record<"light" | "dark", Rules>>;
  sentences: boolean;
};

for (const [size, { viewport, themes, sentences }] of Object.entries(sizes))
  test(`no screen breaks an accessibility rule or scrolls sideways, ${size}, ${Object.keys(themes).join(" and ")}`, async () => {
    const complaints: string[] = [];
    for (const admin of [false, true]) {
      const page = await stage.signedIn(admin ? people.admin : people.subscriber, { viewport });
      const mine = screens.filter((one) => (one.admin ?? false) === admin);
      const looked = mine.filter(({ answer }) => sentences || answer === undefined || answer.with === "user");
      for (const screen of looked) {
        await visit(page, stage.portal.url, screen);
        for (const [colorScheme, rules] of Object.entries(themes) as [keyof typeof themes, Rules][]) {
          await page.emulateMedia({ colorScheme });
          await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
          await settled(page, screen);
          const found = await violations(page, rules);
          complaints.push(...found.map((violation) => `${screen.name}, ${colorScheme}: ${violation}`));
        }
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (sideways > 0) complaints.push(`${screen.name} scrolls ${sideways} px sideways`);
      }
    }
    expect(complaints).toEqual([]);
  }, 600_000);

test("the main path can be walked with the keyboard alone", async () => {
  const page = await stage.signedIn();
  await page.keyboard.press("Tab");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe("Skip to the content");
  await page.keyboard.press("Enter");
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe("content");

  await tabTo(page, "Resources");
  await page.keyboard.press("Enter");
  await tabTo(page, "Country List");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Country List", level: 1 }).waitFor();

  await page.keyboard.press("/");
  await page.keyboard.type("demand trend");
  await page.getByRole("option", { name: /^Demand trend/, selected: true }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(/endpoints.*#\/operations\//);
  await page.locator(".reference h1").first().waitFor();

  await tabTo(page, "Send API Request");
  const answered = page.waitForResponse(
    (response) => /\/v\d\//.test(response.url()) && response.status() < 500,
  );
  await page.keyboard.press("Enter");
  await answered;
}, 60_000);

async function tabTo(page: import("playwright-core").Page, text: string): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press("Tab");
    if ((await page.evaluate(() => document.activeElement?.textContent?.trim())) === text) return;
  }
  throw new Error(`The Tab key never reached “${text}”.`);
}
