import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { goTo } from "./goTo.ts";
import { eventually, setStage } from "./stage.ts";

const stage = setStage();
let page: Page;
beforeEach(async () => {
  page = await stage.samePage();
});

const menu = () => page.getByRole("navigation", { name: "Guide" });
const selected = () => menu().locator("[aria-current=page]").allTextContents();
const title = (name: string) => page.getByRole("heading", { name, level: 1, exact: true }).waitFor();

const sections = ["Overview", "Use Cases", "Rate Limiting", "Authentication", "Input parameters"];
const items = [
  "Running in Postman",
  "Country List",
  "Data Dictionary",
  "Common Invalid Request",
  "Industry List",
  "Sub-Industry List",
  "Function List",
  "Seniority / Experience Level",
  "Education Level",
  "Employment Type",
];

describe("the left menu", () => {
  // P1 guide; P2 sections; P2 Resources
  test("selects exactly one section, and below Resources exactly one of ten sub-items", async () => {
    for (const section of sections) {
      await menu().getByRole("link", { name: section, exact: true }).click();
      await title(section);
      expect(await selected()).toEqual([section]);
    }
    await menu().getByRole("button", { name: "Resources" }).click();
    expect(await menu().getByRole("list", { name: "Resources" }).getByRole("link").allTextContents()).toEqual(
      items,
    );
    for (const item of items) {
      await menu().getByRole("link", { name: item, exact: true }).click();
      await title(item);
      expect(await selected()).toEqual([item]);
    }
  });

  test("keeps its place on reload and on back", async () => {
    await menu().getByRole("link", { name: "Rate Limiting" }).click();
    await title("Rate Limiting");
    await menu().getByRole("link", { name: "Authentication" }).click();
    await title("Authentication");
    await page.reload();
    await title("Authentication");
    await page.goBack();
    await title("Rate Limiting");
  });

  test("keeps how far a page was read, on reload and on back", async () => {
    await page.goto(`${stage.portal.url}?section=input-parameters`);
    const link = page.getByRole("main").getByRole("link", { name: "Function List" });
    await link.scrollIntoViewIfNeeded();
    const top = () => page.evaluate(() => Math.round(scrollY));
    const before = await top();
    expect(before).toBeGreaterThan(500);
    await page.reload();
    await eventually(top).toBe(before);
    await link.focus();
    const left = await top();
    await page.keyboard.press("Enter");
    await title("Function List");
    await eventually(top).toBe(0);
    await page.goBack();
    await title("Input parameters");
    await eventually(top).toBe(left);
  });
});

// P2 links
test("a link within a page switches the section, scrolls to the top and expands Resources", async () => {
  await menu().getByRole("link", { name: "Input parameters" }).click();
  await title("Input parameters");
  const link = page.getByRole("main").getByRole("link", { name: "Function List" });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await title("Function List");
  await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await menu().getByRole("button", { name: "Resources" }).getAttribute("aria-expanded")).toBe("true");
  expect(await selected()).toEqual(["Function List"]);
});

test("a link to a heading leads to that heading", async () => {
  await page.goto(`${stage.portal.url}?section=input-parameters#daterange`);
  const heading = page.locator("#daterange");
  await eventually(async () => Math.abs((await heading.boundingBox())?.y ?? 9999)).toBeLessThan(400);
  // Of an accordion its title, below the header.
  await goTo(
    page,
    `${stage.portal.url}?section=resources&item=common-invalid-request&open=throttled#throttled`,
  );
  const summary = page.locator("#throttled-summary");
  const header = (await page.getByRole("banner").boundingBox())?.height ?? 0;
  await eventually(async () => (await summary.boundingBox())?.y ?? 9999).toBeLessThan(400);
  expect((await summary.boundingBox())?.y).toBeGreaterThanOrEqual(header);
});

// P2 accordions
test("an accordion opens and closes, and the address remembers it", async () => {
  await goTo(page, `${stage.portal.url}?section=use-cases`);
  const summary = page.getByRole("button", { name: "What should we pay?" });
  await summary.click();
  await eventually(() => summary.getAttribute("aria-expanded")).toBe("true");
  await page.reload();
  await eventually(() => summary.getAttribute("aria-expanded")).toBe("true");
  await summary.click();
  await eventually(() => summary.getAttribute("aria-expanded")).toBe("false");
  await eventually(async () => page.url().includes("open=")).toBe(false);
});

test("every snippet has this installation's own address in it", async () => {
  for (const section of ["overview", "authentication", "use-cases"]) {
    await page.goto(`${stage.portal.url}?section=${section}`);
    await page.locator("pre code").first().waitFor();
    const codes = (await page.locator("pre code").allTextContents()).join("\n");
    expect(codes).toContain(stage.portal.origin);
    expect(codes).not.toContain("{{");
  }
});

// P2 My Account
test("a link leads to the My Account page of the home site", async () => {
  const links = page.getByRole("main").getByRole("link", { name: "My Account" });
  expect(await links.first().getAttribute("href")).toMatch(/\/myaccount$/);
});

// P3 insight; P7 gettninsights; P9 insights
test("insights are asked for as specified and shown", async () => {
  const request = page.waitForRequest((candidate) => candidate.url().endsWith("/v1/cms/gettninsights"));
  await page.goto(stage.portal.url);
  expect((await request).postDataJSON()).toEqual({
    categories: ["All"],
    pageno: 1,
    totalrecords: 6,
    fromdate: "2020-01-01",
    todate: "2099-12-31",
    searchtext: "",
  });
  const insights = page.getByRole("group", { name: "Insights" });
  await insights.waitFor();
  expect(await insights.getByRole("button").count()).toBe(6);
  const data = { insightslist: [{ id: 1, title: "A title alone" }] };
  await page.route("**/gettninsights", (route) =>
    route.fulfill({ json: { isError: false, messages: [], data } }),
  );
  await page.reload();
  await insights.getByText("A title alone").waitFor();
  expect(await insights.getByRole("button").count()).toBe(0);
  await page.unroute("**/gettninsights");
});

test("an insight opens to what it says, which stays open in the address, and leads to the calls it tells of", async () => {
  await page.goto(stage.portal.url);
  const insight = page.getByRole("group", { name: "Insights" }).getByRole("button").first();
  await insight.press("Enter");
  const links = page.getByRole("region", { name: (await insight.textContent()) ?? "" }).getByRole("link");
  await links.first().waitFor();
  expect(new URL(page.url()).searchParams.get("open")).toMatch(/^insight-\d+$/);
  await page.reload();
  const summary = (await links.first().textContent()) ?? "";
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await links.first().press("Enter");
  await eventually(() => new URL(page.url()).hash).toBe(`#/operations/${encodeURIComponent(summary)}`);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("who follows a link within a page by key goes on in the new page", async () => {
  const page = await stage.signedIn();
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await page.locator("article").getByRole("link", { name: "Authentication", exact: true }).first().focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Authentication", level: 1 }).waitFor();
  await eventually(focused).toBe("content");
  await page.goBack();
  await page.locator("article").getByRole("link", { name: "Demand", exact: true }).first().focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Demand", level: 1 }).waitFor();
  await eventually(focused).toBe("content");
});

test.each(["gives scripts no clipboard", "does not let this script write to it"])(
  "a sample is copied, and that is told, also where the browser %s",
  async (keeps) => {
    const page = await stage.signedIn();
    await page.addInitScript((none) => {
      const refusing = {
        writeText: () => Promise.reject(new DOMException("Not allowed.", "NotAllowedError")),
      };
      Object.defineProperty(navigator, "clipboard", { value: none ? undefined : refusing });
    }, keeps.startsWith("gives"));
    await page.reload();
    const copy = page.getByRole("button", { name: "Copy: Get an access token" });
    await copy.click();
    await page.getByRole("status").getByText("Copied", { exact: true }).waitFor();
    expect(await copy.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press("/");
    await page.keyboard.press("Control+V");
    const pasted = await page.getByRole("combobox", { name: "Search Documentation" }).inputValue();
    expect(pasted).toMatch(/^curl -s "http/);
  },
);
