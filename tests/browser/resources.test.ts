import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { goTo } from "./goTo.ts";
import { eventually, setStage } from "./stage.ts";

const stage = setStage();
let page: Page;
beforeEach(async () => {
  page = await stage.samePage();
});

describe("the reference tables", () => {
  const rowsOf = async (item: string, caption: string) => {
    await goTo(page, `${stage.portal.url}?section=resources&item=${item}`);
    const table = page.getByRole("table", { name: caption, exact: true });
    await table.waitFor();
    return table;
  };

  test("data-dictionary says what a field means without the marks of the contract's text", async () => {
    const fields = await rowsOf("data-dictionary", "Fields");
    await fields.getByRole("cell", { name: "apiCode", exact: true }).waitFor();
    expect(await fields.textContent()).not.toContain("`");
  });

  // P3 industries; P3 sub-industries; P3 functions; P3 seniority; P3 education level; P3 employment type
  test.each([
    ["industry-list", "Industries", 11],
    ["sub-industry-list", "Sub-industries", 54],
    ["function-list", "Functions", 20],
    ["experience-level", "Experience levels", 3],
    ["education-level", "Education levels", 4],
    ["employment-type", "Employment types", 7],
  ])("%s has all its rows", async (item, caption, count) => {
    const table = await rowsOf(item, caption);
    expect(await table.locator("tbody tr").count()).toBe(count);
  });

  // P3 functions: no id 2
  test("functions have the ids 1 and 3 to 21", async () => {
    const table = await rowsOf("function-list", "Functions");
    const ids = (await table.locator("tbody tr td:first-child").allTextContents()).map(Number);
    expect(ids.sort((a, b) => a - b)).toEqual([1, ...Array.from({ length: 19 }, (_, index) => index + 3)]);
  });

  // P3 countries
  test("the country list says 39 and shows more rows, Romania twice", async () => {
    const table = await rowsOf("country-list", "Countries");
    await page.getByText("39 countries are supported").waitFor();
    const rows = await table.locator("tbody tr").allTextContents();
    expect(rows.length).toBeGreaterThan(39);
    expect(rows.filter((row) => row.includes("Romania"))).toHaveLength(2);
  });

  test("sort by a column and filter by any cell", async () => {
    const table = await rowsOf("employment-type", "Employment types");
    await table
      .getByRole("button", { name: /Employment type|Name|Type/ })
      .first()
      .click();
    const names = await table.locator("tbody tr td:nth-child(2)").allTextContents();
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
    await page.getByLabel("Filter Employment types").fill("co-op");
    await eventually(() => table.locator("tbody tr").count()).toBe(1);
    await page.getByText("1 of 7 rows").waitFor();
  });

  test.each(["function-list", "country-list", "experience-level"])(
    "keep their room while they load: %s",
    async (item) => {
      let answer = () => {};
      const answered = new Promise<void>((resume) => {
        answer = resume;
      });
      await page.route("**/referencelists/*", async (route) => {
        await answered;
        await route.continue();
      });
      await page.goto(`${stage.portal.url}?section=resources&item=${item}`);
      const below = page.getByRole("link", { name: "This page in Markdown" });
      const top = async () => ((await below.boundingBox())?.y ?? 0) + (await page.evaluate(() => scrollY));
      await page.locator("main [aria-busy=true]").waitFor();
      await below.waitFor();
      const before = await top();
      answer();
      await page.getByRole("main").getByRole("table").waitFor();
      await eventually(async () => Math.abs((await top()) - before)).toBeLessThan(5);
    },
  );

  test("say what is wrong when they cannot be loaded, and try again", async () => {
    await page.route("**/referencelists/functions", (route) =>
      route.fulfill({ status: 500, json: { isError: true, messages: ["Down"], data: null } }),
    );
    await page.goto(`${stage.portal.url}?section=resources&item=function-list`);
    await page.getByText("Functions could not be loaded").waitFor();
    await page.unroute("**/referencelists/functions");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("table", { name: "Functions" }).waitFor();
  });
});

describe("the four downloads", () => {
  // P2 credentials file; P2 SOC8 file; P2 states file
  test.each([
    ["input-parameters", "", "Credentials (xlsx)", "credentials.xlsx"],
    ["input-parameters", "", "SOC8 codes (xlsx)", "soc8.xlsx"],
    ["resources", "country-list", "States and MSAs (xlsx)", "states-msas.xlsx"],
  ])("%s %s offers %s", async (section, item, button, file) => {
    await goTo(page, `${stage.portal.url}?section=${section}&item=${item}`);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: button }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(file);
    expect(
      readFileSync(await saved.path())
        .subarray(0, 2)
        .toString(),
    ).toBe("PK");
  });

  // P1 collection; P2 collection name; P2 collection groups
  test("the request collection has ten groups and this installation's address", async () => {
    await goTo(page, `${stage.portal.url}?section=resources&item=running-in-postman`);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Request collection (JSON)" }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe("Talent Intelligence APIs.json");
    const collection = JSON.parse(readFileSync(await saved.path(), "utf8"));
    expect(collection.info.name).toBe("Talent Intelligence APIs");
    expect(collection.item.map((group: { name: string }) => group.name)).toEqual([
      "foundational",
      "taxonomy",
      "lookup",
      "hiring strategy",
      "skill strategy",
      "competitive benchmarking",
      "location strategy",
      "employer value proposition",
      "diversity",
      "health check",
    ]);
    expect(collection.variable).toContainEqual({ key: "baseUrl", value: stage.portal.origin });
  });

  test("that fails says so", async () => {
    await page.route("**/referencelists/soc8", (route) =>
      route.fulfill({ status: 500, json: { isError: true, messages: ["Down"], data: null } }),
    );
    await page.goto(`${stage.portal.url}?section=input-parameters`);
    await page.getByRole("button", { name: "SOC8 codes (xlsx)" }).click();
    await page.getByText("The file could not be saved.").waitFor();
  });
});
