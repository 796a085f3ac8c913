import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { fillLogin, people } from "./signIn.ts";
import { eventually, setStage } from "./stage.ts";

const stage = setStage();

/** Walks by Tab until the place has the focus; whatever has it on the way shows that it has. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  await place.waitFor();
  for (let steps = 0; steps < 150; steps++) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
    expect(await unmarked(page), "has the focus and does not show it").toBeUndefined();
  }
  throw new Error(`Tab does not lead to ${place}.`);
}

/** What has the focus without a mark of it; a field marks its frame, which is another element. */
function unmarked(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body || focused.matches("input, textarea")) return undefined;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    return outlineStyle === "none" || outlineWidth === "0px" ? focused.outerHTML.slice(0, 200) : undefined;
  });
}

test("the whole way is walked by keys: sign in, guide, console, sample, search, FAQ, notes, sign out", async () => {
  const { portal } = stage;
  const page = await stage.page({ permissions: ["clipboard-read", "clipboard-write"] });
  const { email, password } = portal.account(people.subscriber);
  const title = (name: string) => page.getByRole("heading", { name, level: 1 }).waitFor();
  const press = async (place: Locator, key = "Enter") => {
    await tabTo(page, place);
    await page.keyboard.press(key);
  };
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const header = page.getByRole("navigation", { name: "Portal" });

  await page.goto(portal.url);
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel("Password"));
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await title("Overview");

  const skip = page.getByRole("link", { name: "Skip to the content" });
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await press(skip);
  await eventually(focused).toBe("content");
  await press(page.getByRole("button", { name: "Copy: Get an access token" }));
  await eventually(copied).toContain(`${portal.origin}/auth/token`);

  await page.keyboard.press("Control+Home");
  await page.reload();
  await press(header.getByRole("link", { name: "API docs" }));
  await title("Intelligent API Specification");
  const group = page.getByRole("button", { name: "hiring strategy", exact: true });
  await press(group);
  await eventually(() => group.getAttribute("aria-expanded")).toBe("true");
  await press(page.locator(".reference").getByRole("link", { name: /^Demand\s*get$/i }));
  await title("Demand");
  await eventually(() => page.getByLabel("country", { exact: true }).inputValue()).toBe("US");
  // The hash of the reference names the operation, which skipping must not leave.
  await skip.focus();
  await page.keyboard.press("Enter");
  await eventually(focused).toBe("content");
  expect(page.url()).toMatch(/#\/operations\/Demand$/);
  await press(page.getByRole("button", { name: "Python" }), "Space");
  await press(page.getByRole("button", { name: "Copy: The request in your language" }));
  await eventually(copied).toContain("urllib.request.Request(");
  await press(page.getByRole("button", { name: "Send API Request" }));
  await page.locator(".reference").getByText("200 OK").first().waitFor();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("kaplan-meier");
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("Enter");
  await title("Input parameters");

  await page.reload();
  await press(header.getByRole("link", { name: "FAQ" }));
  const question = page.getByRole("button", { name: /^1\. / });
  await press(question);
  await eventually(() => question.getAttribute("aria-expanded")).toBe("true");
  await page.reload();
  await press(header.getByRole("link", { name: "Release notes" }));
  await title("Release notes");
  const note = page.getByRole("button", { name: /^The data API/ });
  await press(note, "Space");
  await eventually(() => note.getAttribute("aria-expanded")).toBe("true");
  await page.reload();
  await press(page.getByRole("button", { name: /^Account of/ }));
  await page.getByRole("menuitem", { name: "Log out" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByLabel("Password").waitFor();
});

test("view as is reached by keys, and given up by Escape, which leads back to the account's button", async () => {
  const page = await stage.signedIn(people.admin);
  const account = page.getByRole("button", { name: /^Account of/ });
  await account.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "My Account" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.getByRole("menuitem", { name: "View as" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "View as a client" });
  await dialog.getByLabel("Client").and(page.locator(":focus")).waitFor();
  await page.keyboard.type("north");
  await page.getByRole("option", { name: /Northwind/ }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("option").waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await eventually(() => account.evaluate((button) => button === document.activeElement)).toBe(true);
});

test("whoever follows a wrong link signs in, is told that there is no page, and walks home by keys", async () => {
  for (const wrong of [`${stage.portal.origin}/nowhere?a=1`, `${stage.portal.url}faq/more`]) {
    const page = await stage.page();
    expect((await page.goto(wrong))?.status(), wrong).toBe(404);
    await fillLogin(page, stage.portal, people.subscriber);
    await page.getByRole("heading", { name: "There is no page here", level: 1 }).waitFor();
    expect(await page.title()).toMatch(/^Page not found/);
    await tabTo(page, page.getByRole("link", { name: "Skip to the content" }));
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("main").getByRole("link", { name: "Go to Getting started" }));
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Overview", level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/api");
  }
});
