import { describe, expect, test } from "vitest";
import { goTo } from "./goTo.ts";
import { eventually, setStage } from "./stage.ts";

const stage = setStage();
const envelope = (data: unknown) => ({ isError: false, messages: [], data });
const failure = { isError: true, messages: ["Down"], data: null };

describe("the FAQ", () => {
  // P1 FAQ; P2 FAQ item; P2 FAQ heading; P3 FAQ item; P7 getallaxonfaq
  test("has at least twelve questions, titled by number and question, with HTML answers and code where it helps", async () => {
    const page = await stage.signedIn();
    await page.goto(`${stage.portal.url}faq`);
    await page.getByRole("heading", { name: "Frequently asked questions", level: 1 }).waitFor();
    const questions = page.getByRole("button", { name: /^\d+\. / });
    await questions.first().waitFor();
    expect(await questions.count()).toBeGreaterThanOrEqual(12);
    expect(await questions.first().textContent()).toMatch(/^1\. .+/);
    await questions.first().click();
    const answer = page.getByRole("region", { name: /^1\. / });
    await answer.locator("p").first().waitFor();
    const codes = await page.locator("main pre").allTextContents();
    expect(codes.length).toBeGreaterThan(3);
    for (const path of ["auth/token", "v1/callunits", "api/packages/talent-client.tgz"])
      expect(codes.join("\n")).toContain(`${stage.portal.origin}/${path}`);
    expect(codes.join("\n")).not.toMatch(/\$\w+_URL/);
    const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    await page.reload();
    await eventually(() => questions.first().getAttribute("aria-expanded")).toBe("true");
    await questions.first().click();
    await eventually(() => questions.first().getAttribute("aria-expanded")).toBe("false");
  });

  // P2 FAQ item: HTML and code
  test("shows an answer as it was written, but nothing of it that could run", async () => {
    const page = await stage.signedIn();
    const answer =
      '<h2>Title</h2><p onclick="window.ran=1">Plain <b>bold</b> <del>gone</del></p>' +
      '<script>window.ran=1</script><img src=x onerror="window.ran=1">' +
      '<a href="javascript:window.ran=1">bad</a><a href="https://example.com/">good</a><iframe src="/"></iframe>';
    await page.route("**/getallaxonfaq", (route) =>
      route.fulfill({
        json: envelope({ FaqList: [{ id: 7, question: "Is it clean?", answer, code: "curl --version" }] }),
      }),
    );
    await page.goto(`${stage.portal.url}faq?open=q7`);
    const region = page.getByRole("region", { name: "1. Is it clean?" });
    await region.getByText("bold").waitFor();
    expect(await region.locator("script, img, iframe, [onclick]").count()).toBe(0);
    expect(await region.getByText("bad").getAttribute("href")).toBeNull();
    expect(await region.getByRole("link", { name: "good" }).getAttribute("href")).toBe(
      "https://example.com/",
    );
    await region.getByText("curl --version").waitFor();
    await region.getByRole("heading", { name: "Title", level: 3 }).waitFor();
    await region.getByRole("deletion").getByText("gone").waitFor();
    expect(await page.evaluate("window.ran")).toBeUndefined();
  });

  // P8 content load failure: FAQ
  test("that cannot be loaded is logged and told, the rest of the page stays", async () => {
    const page = await stage.signedIn();
    const logged: string[] = [];
    page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
    await page.route("**/getallaxonfaq", (route) => route.fulfill({ status: 500, json: failure }));
    await goTo(page, `${stage.portal.url}faq`);
    await page.getByText("The FAQ could not be loaded").waitFor();
    expect(await page.getByRole("navigation", { name: "Portal" }).isVisible()).toBe(true);
    expect(logged.join("\n")).toContain("The FAQ could not be loaded.");
    await page.unroute("**/getallaxonfaq");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("button", { name: /^1\. / }).waitFor();
  });

  test("that is asked for without a network fails and says so, and is there when it is tried again with one", async () => {
    const page = await stage.signedIn();
    await page.getByRole("heading", { name: "Overview", level: 1 }).waitFor();
    // The screen itself is there already; only its questions are not.
    const faq = page.getByRole("navigation", { name: "Portal" }).getByRole("link", { name: "FAQ" });
    await page.route("**/getallaxonfaq", () => undefined);
    await faq.click();
    await page.getByRole("heading", { name: "Frequently asked questions" }).waitFor();
    await page
      .getByRole("navigation", { name: "Portal" })
      .getByRole("link", { name: "Release notes" })
      .click();
    await page.getByRole("button", { name: /^The data API/ }).waitFor();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.context().setOffline(true);
    await page.getByRole("navigation", { name: "Portal" }).getByRole("link", { name: "FAQ" }).click();
    await page.getByText("The server could not be reached. Check your connection and try again.").waitFor();
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("button", { name: /^1\. / }).waitFor();
  });

  test("that loads stands still for whoever wants no motion", async () => {
    const page = await stage.signedIn(undefined, { reducedMotion: "reduce" });
    await page.route("**/getallaxonfaq", () => undefined);
    await goTo(page, `${stage.portal.url}faq`);
    await page.getByRole("status", { name: "Loading questions" }).waitFor();
    await eventually(() =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length),
    ).toBe(0);
  });

  test("that is empty says so", async () => {
    const page = await stage.signedIn();
    await page.route("**/getallaxonfaq", (route) => route.fulfill({ json: envelope({ FaqList: [] }) }));
    await goTo(page, `${stage.portal.url}faq`);
    await page.getByText("There is no question yet.").waitFor();
  });
});

describe("the release notes", () => {
  // P1 release notes; P2 release note; P3 release note; P7 getallaxonreleasenotes
  test("show title, version and date, and open to a description", async () => {
    const page = await stage.signedIn();
    await goTo(page, `${stage.portal.url}releasenotes`);
    await page.getByRole("heading", { name: "Release notes", level: 1 }).waitFor();
    const note = page
      .getByRole("main")
      .getByRole("button", { name: /v\d+\.\d+/ })
      .first();
    await note.waitFor();
    expect(await note.locator("time").getAttribute("datetime")).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await note.click();
    await eventually(() => note.getAttribute("aria-expanded")).toBe("true");
    await page.getByRole("main").getByRole("region").first().locator("p, ul").first().waitFor();
  });

  // P8 content load failure: release notes
  test("that cannot be loaded, or are none, say so", async () => {
    const page = await stage.signedIn();
    await page.route("**/getallaxonreleasenotes", (route) => route.fulfill({ status: 500, json: failure }));
    await goTo(page, `${stage.portal.url}releasenotes`);
    await page.getByText("The release notes could not be loaded").waitFor();
    await page.unroute("**/getallaxonreleasenotes");
    await page.route("**/getallaxonreleasenotes", (route) =>
      route.fulfill({ json: envelope({ ReleaseNotes: [] }) }),
    );
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Nothing has been released yet.").waitFor();
  });
});

// P2 error fallback; P8 render error
test("an error while drawing shows what happened and lets the reader try again", async () => {
  const page = await stage.signedIn();
  // An answer that is not of its contract's form cannot be drawn.
  await page.route("**/getallaxonfaq", (route) => route.fulfill({ json: envelope({ FaqList: [null] }) }));
  await goTo(page, `${stage.portal.url}faq`);
  await page.getByRole("heading", { name: "Something went wrong" }).waitFor();
  await page.locator("details", { hasText: /Cannot read|null/ }).waitFor();
  expect(await page.getByRole("navigation", { name: "Portal" }).isVisible()).toBe(true);
  await page.getByRole("button", { name: "Try again" }).waitFor();
});

test("a screen or page whose program could not be fetched is there after trying again", async () => {
  const page = await stage.signedIn();
  await page.route(/\/assets\/useCases-.*\.js/, (route) => route.abort());
  await page.getByRole("navigation", { name: "Guide" }).getByRole("link", { name: "Use Cases" }).click();
  await page.getByText(/the portal has been renewed since you opened it/).waitFor();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("main").getByRole("button", { name: "What should we pay?" }).waitFor();
  await page.route(/\/assets\/Faq-.*\.js/, (route) => route.abort());
  await page.getByRole("link", { name: "FAQ", exact: true }).first().click();
  await page.getByRole("heading", { name: "Something went wrong" }).waitFor();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Frequently asked questions" }).waitFor();
});

test("a menu or a search whose program could not be fetched says so and leaves the page as it is", async () => {
  const page = await stage.signedIn();
  await page.route(/\/assets\/(AccountMenuItems|SearchResults|MenuDrawer)-.*\.js/, (route) => route.abort());
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByText("The menu could not be loaded.").waitFor();
  await page.getByRole("combobox", { name: "Search Documentation" }).fill("location");
  await page.getByText("The search could not be loaded.").waitFor();
  await page.getByRole("heading", { name: "Overview", level: 1 }).waitFor();
  await page.setViewportSize({ width: 600, height: 800 });
  await page.getByRole("button", { name: "Overview" }).click();
  await page.getByText("The guide's menu could not be loaded.").waitFor();
  await page.getByRole("heading", { name: "Overview", level: 1 }).waitFor();
});

describe("the theme", () => {
  test("a page is printed in dark letters on paper, whole tables and lists and no menus, in the dark theme too", async () => {
    const page = await stage.signedIn(undefined, { colorScheme: "dark" });
    await goTo(page, `${stage.portal.url}?section=resources&item=country-list`);
    const table = page.getByRole("table", { name: "Countries" });
    await table.waitFor();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await page.getByRole("navigation", { name: "Portal" }).isVisible()).toBe(false);
    expect(await page.getByRole("navigation", { name: "Guide" }).isVisible()).toBe(false);
    const colour = (of: "color" | "backgroundColor") =>
      page.evaluate((name) => getComputedStyle(document.body)[name], of);
    expect(await colour("color")).toBe("rgb(24, 33, 43)");
    expect(await colour("backgroundColor")).toBe("rgb(255, 255, 255)");
    const region = page.getByRole("region", { name: "Countries, table" });
    expect(await region.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);

    await goTo(page, `${stage.portal.url}faq`);
    const answers = page.locator(".MuiAccordionDetails-root");
    await answers.first().waitFor();
    expect(await answers.filter({ visible: true }).count(), "none is open: all").toBe(await answers.count());
    await goTo(page, `${stage.portal.url}faq?open=q2`);
    await eventually(() => answers.filter({ visible: true }).count()).toBe(1);
  });

  test("follows the system until it is switched, and is right from the first paint on", async () => {
    const page = await stage.signedIn(undefined, { colorScheme: "dark" });
    const scheme = () => page.evaluate(() => document.documentElement.dataset.theme);
    expect(await scheme()).toBe("dark");
    await page.getByRole("button", { name: "Switch to the light theme" }).click();
    await eventually(scheme).toBe("light");
    await page.route("**/*.js", async (route) => {
      // The page's own script, and only that, waits: what is painted now is painted before it runs.
      if (route.request().url().includes("/assets/index-"))
        await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.reload({ waitUntil: "commit" });
    await page.getByText("Loading", { exact: true }).first().waitFor();
    expect(await scheme()).toBe("light");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      "rgb(246, 247, 248)",
    );
  });
});
