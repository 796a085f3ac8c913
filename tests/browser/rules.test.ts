import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { goTo } from "./goTo.ts";
import { eventually, setStage } from "./stage.ts";

const stage = setStage();
let page: Page;
beforeEach(async () => {
  page = await stage.samePage();
});

/** Opens a page of the guide and gives what it says once its last text, drawn after the first screen, is there. */
async function read(search: string, last: string): Promise<string> {
  await goTo(page, `${stage.portal.url}?${search}`);
  const article = page.getByRole("article");
  await article.getByText(last).first().waitFor();
  return (await article.textContent()) ?? "";
}

/** The cells of each row of a table of the page. */
async function rows(caption: string): Promise<string[][]> {
  const table = page.getByRole("table", { name: caption, exact: true });
  await table.locator("tbody tr").first().waitFor();
  return table
    .locator("tbody tr")
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? "")));
}

describe("the page of input parameters", () => {
  const open = () => read("section=input-parameters&open=methodology", "Shares by gender or ethnicity");

  // P5 English; P5 location; P3 states; P3 ethnicity; P5 role; P5 lists; P5 query; P5 daterange; P5 facet; P9 facet maximum
  // P3 talent profile; P9 talent profile 205; P9 hiring difficulty
  test("states the rules all endpoints share", async () => {
    const says = await open();
    for (const rule of [
      "accepted in English only",
      "at least one of country, state or msa",
      "must belong to one country",
      "broadest wins: country over state over MSA over county over city",
      "On the diversity endpoints, Gender diversity, Ethnic diversity and Graduate supply, the narrowest wins",
      "Six countries have lists of states and MSAs: US, CA, MX, DE, IN and GB",
      "thnicity exists for the US, South Africa and the UK",
      "either by one talentprofile or by attributes. The two are mutually exclusive",
      "talent profile 205 stands for all talent",
      "A comma-separated list means or",
      "not: leaves out one value",
      "On skill and credential, req: demands one value",
      "AND, OR, NOT, parentheses, and quotation marks",
      "Commas do not separate values here",
      "Times are UTC",
      "The form is name@count; the count is 50 by default and 100 at most",
      "Hiring difficulty: from 1 to 10",
      "each an occupation in a metropolitan area, or in the whole country where there are fewer than 10 of those",
      "At least 10 postings in each of the years",
    ])
      expect(says).toContain(rule);
    expect(await rows("Forms of daterange")).toEqual([
      ["days, weeks, months, quarters, years", "30d, 2w, 6m, 2q, 1y", expect.any(String)],
      ["two days", "2026-01-01-2026-03-31", expect.any(String)],
    ]);
  });

  // P5 maxima; P5 credential maximum
  test("says how many values each filter takes, the credential's by both readings", async () => {
    await open();
    const most = Object.fromEntries(
      [
        ...(await rows("Location parameters")),
        ...(await rows("Role filters and how many values they take")),
      ].map(([name = "", , atMost = ""]) => [name, atMost]),
    );
    expect(most).toMatchObject({
      function: "5",
      occupation: "5",
      skill: "10",
      credential: expect.stringMatching(/^5 by this guide, 10 by the reference/),
      experiencelevel: "3",
      educationlevel: "3",
      semicleantitle: "5",
      employmenttype: "3",
      employer: expect.stringMatching(/^20;/),
      msa: "5; 10 on Gender diversity and Ethnic diversity",
      city: "10",
      county: "10",
      state: "1",
      talentprofile: "1",
      query: "1",
    });
  });

  // P5 others
  test("gives the defaults of the other parameters", async () => {
    await open();
    const defaults = (await rows("Other parameters")).map(([name, form, value]) => [name, form, value]);
    expect(defaults).toEqual(
      expect.arrayContaining([
        ["groupby", "state or msa, one value", "msa"],
        ["after", expect.stringContaining("integer"), "0"],
        ["primaryskill", "integer, mandatory", "none"],
        ["basetimelocation", "one MSA id", "none"],
        ["peopletohire", "integer", "20"],
        ["highsupply, lowcost", "integer 0 to 10", "7"],
        ["lowcompetition", "integer 0 to 10", "2"],
        ["category", "up to 5 ids from 155 to 159", "all"],
      ]),
    );
  });

  // P3 EVP categories; P3 skill categories
  test("lists the categories of the employer value proposition and of skills", async () => {
    await open();
    expect((await rows("EVP categories")).map((row) => row.join(" ").toLowerCase())).toEqual([
      "155 workplace model",
      "156 people",
      "157 total rewards",
      "158 growth opportunities",
      "159 culture and values",
    ]);
    expect((await rows("Skill categories")).map(([id, name]) => `${id} ${name}`)).toEqual([
      "1 Skills",
      expect.stringMatching(/^2 Knowledge/),
      "3 Tools and Technologies",
      "4 Personal Abilities",
    ]);
  });
});

// P9 rate limit; P9 levels; P9 service limit; P9 call units
test("the page of rate limiting gives the limits, the levels and the prices", async () => {
  const says = await read("section=rate-limiting", "Answers change only when the dataset does");
  expect(says).toContain("At most 5 requests per second");
  expect(says).toContain("At most 180 call units per minute");
  expect(says).toContain("an annual quota of call units");
  expect(says).toMatch(
    /Level 3, 10 units each: summary, skill adjacencies, ethnic and gender diversity, location factors, location recommendations, remote job distribution and sentiment analysis/,
  );
  expect(await rows("Levels and their limits")).toEqual([
    ["Level 1", "1 unit", "180", "1,000,000 requests"],
    ["Level 2", "3 units", "60", "333,333 requests"],
    ["Level 3", "10 units", "12", "100,000 requests"],
  ]);
  const prices = (await rows("Endpoints that differ from their level")).map(([name, , ...price]) => [
    name,
    ...price,
  ]);
  expect(prices).toEqual(
    expect.arrayContaining([
      ["Posting duration", "4", "45"],
      ["Overall rating (the sentiment dashboard)", "4", "45"],
      ["Graduate supply", "6", "30"],
      ["Reviews", "1", "180"],
    ]),
  );
});

// P4 API token; P9 token validity; P6 Data settings: the token
test("the page of authentication says that a token of the subscription lasts an hour and answers 401 then", async () => {
  const says = await read("section=authentication", "Never put key, secret or token into a page");
  expect(says).toContain("A subscription has a key and a secret");
  expect(says).toMatch(/valid for 1 hour \(60 minutes; expires_in is 3600\)\. After that, calls answer 401/);
});

// P6 Data settings
test("the overview says that answers follow the data settings of My Account", async () => {
  const says = await read("section=overview", "Whether staffing agencies");
  expect(says).toMatch(
    /staffing agencies and anonymous employers .* follows the data settings in My Account/,
  );
});

// P3 seniority; P3 education level; P3 employment type
test.each([
  ["experience-level", "Experience levels", [/Junior.*0.2/, /Mid-level.*3.7/, /Senior.*8/]],
  ["education-level", "Education levels", [/GED|High School/, /Associate/, /Bachelor/, /Master/]],
  [
    "employment-type",
    "Employment types",
    [/Permanent/, /Temporary/, /Contract/, /Full-Time/, /Part-Time/, /Internship/, /Co-op/],
  ],
] as const)("%s names its values in the order of their ids", async (item, caption, values) => {
  await goTo(page, `${stage.portal.url}?section=resources&item=${item}`);
  const found = (await rows(caption)).map((row) => row.join(" "));
  expect(found).toEqual(
    values.map((value, index) => expect.stringMatching(new RegExp(`^${index + 1} .*(${value.source})`, "i"))),
  );
});

// P3 sub-industries: each of one industry
test("each of the 54 sub-industries belongs to one of the 11 industries", async () => {
  await goTo(page, `${stage.portal.url}?section=resources&item=industry-list`);
  const industries = (await rows("Industries")).map(([, name]) => name);
  await goTo(page, `${stage.portal.url}?section=resources&item=sub-industry-list`);
  const owners = (await rows("Sub-industries")).map((row) => row.filter((cell) => industries.includes(cell)));
  expect(owners).toHaveLength(54);
  expect(owners.filter((own) => own.length !== 1)).toEqual([]);
  expect(new Set(owners.flat()).size).toBe(11);
});

// P2 routes: exact
test("an address below a route, or beside the four, is none of them", async () => {
  for (const path of ["faq/more", "releasenotes/1", "nowhere"]) {
    const response = await page.goto(`${stage.portal.url}${path}`);
    expect(response?.status(), path).toBe(404);
    await page.getByRole("heading", { name: "There is no page here" }).waitFor();
  }
  await page.goto(`${stage.portal.url}faq`);
  await page.getByRole("heading", { name: "Frequently asked questions" }).waitFor();
  await goTo(page, `${stage.portal.url}faq/more`);
  await page.getByRole("heading", { name: "There is no page here" }).waitFor();
});

// P9 page width
test("the page is as wide as a desktop's window, between 1020 and 1440 px, and stays in the middle", async () => {
  await page.goto(stage.portal.url);
  await page.getByRole("heading", { name: "Overview", level: 1 }).waitFor();
  const main = page.getByRole("main");
  for (const [width, expected] of [
    [1020, 1020],
    [1280, 1280],
    [1920, 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await eventually(async () => Math.round((await main.boundingBox())?.width ?? 0)).toBe(expected);
    expect(Math.round((await main.boundingBox())?.x ?? -1)).toBe((width - expected) / 2);
  }
});

test("with text of twice the size everything of the header stays within the window", async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("about:blank");
  await page.goto(stage.portal.url);
  await page.getByRole("button", { name: /units? used/ }).waitFor();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  for (const name of [/units? used/, /^Switch to the/, /^Account of/]) {
    const box = await page.getByRole("button", { name }).boundingBox();
    expect((box?.x ?? 9999) + (box?.width ?? 0), String(name)).toBeLessThanOrEqual(1280);
  }
  expect((await page.getByRole("link", { name: "Skip to the content" }).boundingBox())?.y).toBeLessThan(-30);
});

test("no page is wider than its window, at any width down to 320 px", async () => {
  const paths = ["", "?section=resources&item=data-dictionary", "endpoints#/operations/Demand", "faq"];
  for (const path of paths) {
    await page.goto("about:blank");
    await page.goto(`${stage.portal.url}${path}`);
    await page.getByRole("button", { name: /units? used/ }).waitFor();
    for (const width of [320, 375, 599, 600, 899, 900, 940, 1199, 1200]) {
      await page.setViewportSize({ width, height: 800 });
      await eventually(() =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});

test("on the narrowest screen the header is one row and its tabs another, and no column of a long table is out of sight", async () => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${stage.portal.url}?section=resources&item=data-dictionary`);
  const table = page.getByRole("table", { name: "Fields" });
  await table.getByRole("columnheader", { name: "Answered by" }).waitFor();
  await page.getByRole("button", { name: /units? used/ }).waitFor();
  const header = page.getByRole("banner");
  const tops = await header
    .getByRole("button")
    .evaluateAll((all) => all.map((button) => Math.round(button.getBoundingClientRect().top)));
  expect(tops).toHaveLength(4);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8);
  for (const part of [page.getByRole("navigation", { name: "Portal" }), table])
    expect(
      await part.evaluate((element) => {
        const frame = element.closest(".MuiTableContainer-root") ?? element;
        return frame.scrollWidth - frame.clientWidth;
      }),
    ).toBeLessThanOrEqual(0);
});

test("where a reader's own colours are forced on, the open tab and section are still told apart", async () => {
  await page.emulateMedia({ forcedColors: "active" });
  try {
    for (const [name, open] of [
      ["Portal", "Getting started"],
      ["Guide", "Overview"],
    ] as const) {
      const links = page.getByRole("navigation", { name }).getByRole("link");
      const borders = await links.evaluateAll((all) => {
        const look = (element: Element) => {
          const { borderBottomColor, borderInlineStartWidth } = getComputedStyle(element);
          return `${borderBottomColor} ${borderInlineStartWidth}`;
        };
        return all.map((link) => [link.textContent, look(link)]);
      });
      const own = borders.find(([text]) => text === open)?.[1];
      expect(borders.filter(([, look]) => look === own)).toEqual([[open, own]]);
    }
  } finally {
    await page.emulateMedia({ forcedColors: "none" });
  }
});
