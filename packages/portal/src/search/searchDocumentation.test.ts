import { expect, test } from "vitest";
import { pages } from "../guide/pages/pages.ts";
import { toGuideEntries } from "./guideEntries.ts";
import { excerpt, mostHits, searchDocumentation, toRuns, toTerm } from "./searchDocumentation.ts";

const guide = toGuideEntries(pages);
const operations = [
  {
    tag: "hiring strategy",
    summary: "Demand trend",
    description: "Demand by calendar month.",
    method: "GET",
    path: "/v1/lmi/demand/trend",
    parameters: [{ name: "frequency", description: "monthly or quarterly" }],
  },
  {
    tag: "taxonomy",
    summary: "Skills",
    description: "Skills by name.",
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
  expect(found("RATE LIMITING")[0]?.title).toBe("Overview");
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
