import { expect, test } from "vitest";
import { pages } from "../guide/pages/pages.ts";
import { dictionaryEntries } from "./dictionaryEntries.ts";
import { toGuideEntries } from "./guideEntries.ts";
import { bestOf, excerpt, mostHits, searchDocumentation, toRuns } from "./searchDocumentation.ts";
import { toTerm } from "./toTerm.ts";

const guide = toGuideEntries(pages);
const operations = [
  {
    tag: "hiring strategy",
    summary: "Demand trend",
    description: "Demand by calendar month.",
    operationId: "getDemandTrend",
    method: "GET",
    path: "/v1/lmi/demand/trend",
    parameters: [{ name: "frequency", description: "monthly or quarterly" }],
  },
  {
    tag: "taxonomy",
    summary: "Skills",
    description: "Skills by name.",
    operationId: "getSkills",
    method: "GET",
    path: "/v1/taxonomy/skills",
    parameters: [{ name: "keyword", description: "2 to 50 characters" }],
  },
];

test("starts above two characters, blanks not counted", () => {
  expect(toTerm(" ab ")).toBeUndefined();
  expect(toTerm(" Abc ")).toBe("abc");
});

test("finds titles, subtitles, paragraphs, notes, tables and bullet lists, in any case", () => {
  const found = (text: string) => searchDocumentation(toTerm(text) ?? "", guide, operations).guide;
  expect(found("RATE LIMITING").map((group) => group.title)).toContain("Overview");
  expect(found("Keyword expressions").map((group) => group.title)).toContain("Input parameters");
  expect(found("Equal Employment")).toEqual([]);
  expect(found("333,333").map((group) => group.title)).toEqual(["Rate Limiting"]);
  expect(found("both figures stand").map((group) => group.title)).toEqual(["Country List"]);
  expect(found("at most 180 call units").map((group) => group.title)).toEqual(["Rate Limiting"]);
});

test("leads into the accordion a match stands in", () => {
  const [group] = searchDocumentation(
    "herfindahl-hirschman index of employer shares",
    guide,
    operations,
  ).guide;
  expect(group?.hits[0]?.to).toBe("/?section=input-parameters&open=methodology#methodology");
});

test("finds a field of the answers, and leads to the data dictionary with it", () => {
  const fields = dictionaryEntries([
    { field: "categoryRating", type: "number", meaning: "From `1` to 5.", operations: ["Overall rating"] },
  ]);
  expect(searchDocumentation("categoryrating", [...guide, ...fields], operations).guide).toMatchObject([
    {
      title: "Data Dictionary",
      hits: [
        {
          to: "/?section=resources&item=data-dictionary&field=categoryRating",
          title: "categoryRating",
          text: "categoryRating · number · From 1 to 5.",
        },
      ],
    },
  ]);
});

test("finds operations by summary, description, and names and descriptions of parameters, by tag", () => {
  const tags = (term: string) =>
    searchDocumentation(term, [], operations).operations.map((group) => group.title);
  expect(tags("demand trend")).toEqual(["hiring strategy"]);
  expect(tags("calendar month")).toEqual(["hiring strategy"]);
  expect(tags("keyword")).toEqual(["taxonomy"]);
  expect(tags("quarterly")).toEqual(["hiring strategy"]);
  expect(searchDocumentation("demand", [], operations).operations[0]?.hits[0]?.to).toBe(
    "/endpoints#/operations/Demand%20trend",
  );
});

test("takes a word people know for the contract, not for a kind of employment", () => {
  const contract = {
    ...operations[0],
    parameters: [{ name: "employmenttype", description: "3 Contract, 4 Full-Time" }],
  } as (typeof operations)[0];
  for (const word of ["openapi", "swagger"]) {
    const found = searchDocumentation(word, guide, [contract]);
    expect(found.guide.map((group) => group.title)).toContain("Overview");
    expect(found.operations).toEqual([]);
  }
});

test("lists a few hits of each page and counts the rest", () => {
  const group = searchDocumentation("the", guide, []).guide.find(({ title }) => title === "Rate Limiting");
  expect(group?.hits.length).toBe(mostHits);
  expect(group?.more).toBeGreaterThan(0);
});

test("cuts long text around the match", () => {
  const text = `${"before ".repeat(60)}needle ${"after ".repeat(60)}`;
  const part = excerpt(text, "needle");
  expect(part).toContain("needle");
  expect(part.length).toBeLessThan(160);
  expect(excerpt("short", "sho")).toBe("short");
});

test("marks every match and keeps the text", () => {
  const runs = toRuns("Skill and SKILL", "skill");
  expect(runs.filter((run) => run.match).map((run) => run.text)).toEqual(["Skill", "SKILL"]);
  expect(runs.map((run) => run.text).join("")).toBe("Skill and SKILL");
});

test("finds as much in a long guide as in each of its parts", () => {
  const many = Array.from({ length: 20 }, () => guide).flat();
  const once = searchDocumentation("location", guide, operations);
  expect(JSON.stringify(searchDocumentation("location", many, operations)).length).toBeGreaterThanOrEqual(
    JSON.stringify(once).length,
  );
});

const first = (term: string) => searchDocumentation(term, guide, operations);

test("puts titles before texts, and the page of that name first", () => {
  expect(first("rate limiting").guide[0]?.title).toBe("Rate Limiting");
  expect(first("country list").guide[0]?.hits[0]?.text).toBe("Country List");
});

test("tells which hit answers best, whichever group it is in", () => {
  const { guide: texts, operations: found } = first("demand trend");
  const hits = [...texts, ...found].flatMap((group) => group.hits);
  expect(hits.length).toBeGreaterThan(1);
  expect(hits[bestOf(hits)]?.title).toBe("Demand trend");
  const titles = first("country list").guide.flatMap((group) => group.hits);
  expect(bestOf(titles)).toBe(0);
  expect(bestOf([])).toBe(0);
});

test("finds words in any order and number, and passes over those that say nothing", () => {
  expect(first("how do i get a token").guide[0]?.hits[0]?.text).toBe("1. Get a token");
  expect(first("list of countries").guide[0]?.title).toBe("Country List");
  expect(first("trends demand").operations[0]?.hits[0]?.title).toBe("Demand trend");
  expect(first("rate limits").guide[0]?.title).toBe("Rate Limiting");
});

test("finds what the documentation calls otherwise", () => {
  expect(first("salary").guide.flatMap(({ hits }) => hits.map(({ text }) => text))).toContain(
    "What should we pay?",
  );
  expect(first("error codes").guide.map(({ title }) => title)).toContain("Common Invalid Request");
  // What somebody asks who hires and never saw an API.
  for (const question of ["average pay", "time to fill", "top skills", "work from home", "university"])
    expect(first(question).guide, question).not.toEqual([]);
});

test("looks word by word only in titles where several words stand as they are", () => {
  const texts = first("access token").guide.flatMap(({ hits }) => hits.map(({ text }) => text));
  expect(texts).toContainEqual(expect.stringMatching(/^Access token and health checks · none · 0\b/));
  expect(texts.filter((text) => !text.toLowerCase().includes("access token"))).toEqual([
    "Un-Authorized access; No token or invalid token",
  ]);
});

test("finds an operation by its path and by its name in code", () => {
  for (const term of ["/v1/lmi/demand/trend", "get /v1/lmi/demand/trend", "getdemandtrend"])
    expect(first(term).operations[0]?.hits.map(({ title }) => title)).toEqual(["Demand trend"]);
});

test("takes any text, also what patterns are written with", () => {
  for (const term of ["(((", "a+b?", "[x]", "x-ratelimit", "\\d+", "$.*", "constructor", "zzzzzz"])
    expect(first(term)).toEqual({ guide: [], operations: [] });
  expect(first("not:").guide.length).toBeGreaterThan(0);
});

test("marks the words where the whole is not there", () => {
  const marked = (text: string, term: string) =>
    toRuns(text, term)
      .filter((run) => run.match)
      .map((run) => run.text);
  expect(marked("Demand trend: the trend of demand", "trends demand")).toEqual([
    "Demand",
    "trend",
    "trend",
    "demand",
  ]);
  expect(marked("Compensation: what jobs pay", "salary")).toEqual(["Compensation", "pay"]);
});
