import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { eventually, setStage } from "./stage.ts";

const stage = setStage();
let page: Page;
beforeEach(async () => {
  page = await stage.samePage();
});

const title = (name: string) => page.getByRole("heading", { name, level: 1, exact: true }).waitFor();
const box = () => page.getByRole("combobox", { name: "Search Documentation" });

// P1 search; P2 search box; P2 search start; P5 search; P9 search
test("the search takes at most 50 characters and starts above two, blanks not counted", async () => {
  expect(await box().getAttribute("maxlength")).toBe("50");
  // What the box is for is told by its placeholder alone, so that it is as legible as other text.
  expect(await box().evaluate((input) => getComputedStyle(input, "::placeholder").opacity)).toBe("1");
  await box().fill(" ab ");
  await page.waitForTimeout(400);
  expect(await page.getByRole("listbox").count()).toBe(0);
  await box().fill("msa");
  await page.getByRole("listbox", { name: "Search results" }).waitFor();
});

// P2 search start: in any case; P2 search guide; P2 search operations; P2 search highlight
test("the search finds guide and operations in two groups, in any case, and marks what matched", async () => {
  await box().fill("COMPENSATION");
  const results = page.getByRole("listbox", { name: "Search results" });
  await results.getByRole("group", { name: "Getting Started" }).waitFor();
  await results.getByRole("group", { name: "API docs" }).waitFor();
  const marks = await results.locator("mark").allTextContents();
  expect(marks.length).toBeGreaterThan(1);
  expect(new Set(marks.map((mark) => mark.toLowerCase()))).toEqual(new Set(["compensation"]));
  // Results have the addresses that the page has.
  await box().fill("basic authentication");
  await results.getByRole("option", { name: `${stage.portal.origin}/auth/token` }).waitFor();
});

// P2 search none; P8 no hits
test("the search says so when nothing is found", async () => {
  await box().fill("zzzzzz");
  await page.getByText("No result found").waitFor();
});

test("the search says what it could not look through, and looks through it when it is opened again", async () => {
  const lists = "**/referencelists/functions";
  await page.route(lists, () => undefined);
  await box().fill("zzzzzz");
  const told = page.getByRole("search").getByRole("status");
  await told.getByText("Searching", { exact: true }).waitFor();
  await page.unroute(lists);
  await page.route(lists, (route) => route.fulfill({ status: 503, json: { messages: ["Down"] } }));
  await page.goto(`${stage.portal.url}faq`);
  await box().fill("token");
  await told.getByText(/^Part of the documentation could not be searched\. Down/).waitFor();
  await page.getByRole("listbox", { name: "Search results" }).waitFor();
  await page.unroute(lists);
  await page.keyboard.press("Escape");
  // Fields of answers are looked through as well; the dictionary shows the one that is chosen.
  await box().fill("categoryrating");
  await page.getByRole("option", { name: /^categoryrating/ }).click();
  await page
    .getByRole("table", { name: "Fields" })
    .getByRole("cell", { name: "categoryrating", exact: true })
    .waitFor();
  expect(await told.count()).toBe(0);
});

// P2 search leads: to a page; P2 search highlight: on the page
test("the search walks by arrows, leads on Enter, closes on Escape, and marks the match on the page", async () => {
  await page.keyboard.press("Control+k");
  await page.keyboard.type("kaplan-meier");
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await eventually(() => page.getByRole("option").first().getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("Escape");
  await eventually(() => page.getByRole("listbox").count()).toBe(0);
  await page.keyboard.press("ArrowDown");
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await title("Input parameters");
  await eventually(() => page.evaluate(() => CSS.highlights.get("found")?.size ?? 0)).toBeGreaterThan(0);
  await eventually(() => page.getByText("Kaplan-Meier").first().isVisible()).toBe(true);
  await page.reload();
  await title("Input parameters");
  expect(await box().inputValue()).toBe("kaplan-meier");
});

// P2 search leads: to an operation; P2 search operations
test("the search leads to an operation, also from within the reference", async () => {
  await page.goto(`${stage.portal.url}endpoints#/operations/Supply`);
  await page.getByRole("heading", { name: "Supply", level: 1 }).waitFor();
  await box().fill("herfindahl");
  const found = page.getByRole("group", { name: "API docs" });
  await found.getByRole("option", { name: /Competitive concentration/ }).click();
  await page.getByRole("heading", { name: "Competitive concentration", level: 1 }).waitFor();
  expect(page.url()).toContain("#/operations/Competitive%20concentration");
});

test("typing in the reference leaves the operation in the address, and reload shows it again", async () => {
  await page.goto(`${stage.portal.url}endpoints#/operations/Demand`);
  await page.getByRole("heading", { name: "Demand", level: 1 }).waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("credential");
  await eventually(() => page.url()).toMatch(/endpoints\?q=credential#\/operations\/Demand$/);
  await page.reload();
  await page.getByRole("heading", { name: "Demand", level: 1 }).waitFor();
});

// P2 search guide: questions and answers too
test("the search takes a question as a person asks it, and leads to the answer in the FAQ", async () => {
  await box().fill("how do i rotate the secret");
  const found = page.getByRole("group", { name: "Getting Started" });
  await found.getByRole("option", { name: /^Our secret has leaked. What now\?/ }).click();
  await page.getByRole("heading", { name: "Frequently asked questions", level: 1 }).waitFor();
  await page.getByText("rotation with overlap").waitFor();
  await eventually(() => page.evaluate(() => CSS.highlights.get("found")?.size ?? 0)).toBeGreaterThan(0);

  // Another answer is opened where it stands; only arriving brings a match into view.
  const last = page
    .getByRole("main")
    .getByRole("button", { name: /^\d+\. / })
    .last();
  await last.focus();
  const before = (await last.boundingBox())?.y ?? 0;
  await page.keyboard.press("Enter");
  await eventually(() => last.getAttribute("aria-expanded")).toBe("true");
  await page.waitForTimeout(300);
  expect(Math.abs(((await last.boundingBox())?.y ?? 0) - before)).toBeLessThan(5);
  expect(new URL(page.url()).hash).toMatch(/^#q\d+$/);
});
