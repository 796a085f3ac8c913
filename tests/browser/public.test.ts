import { expect, test } from "vitest";
import { signIn } from "./signIn.ts";
import { eventually, setStage } from "./stage.ts";

const stage = setStage();

test("the release notes are a feed that needs no sign-in and leads to each note", async () => {
  const response = await fetch(`${stage.portal.origin}/api/releasenotes.atom`);
  expect(response.headers.get("content-type")).toContain("application/atom+xml");
  const feed = await response.text();
  const [, address = ""] = /<entry>.*?href="([^"]+)"/s.exec(feed) ?? [];
  const page = await stage.signedIn();
  expect(await page.locator('link[type="application/atom+xml"]').getAttribute("href")).toBe(
    "/api/releasenotes.atom",
  );
  await page.goto(address.replaceAll("&amp;", "&"));
  const note = page
    .getByRole("main")
    .getByRole("button", { name: /v\d+\.\d+/ })
    .first();
  await note.waitFor();
  await eventually(() => note.getAttribute("aria-expanded")).toBe("true");
});

test("every page of the guide has a twin in Markdown, linked from the page, its head and llms.txt", async () => {
  const index = await (await fetch(`${stage.portal.origin}/llms.txt`)).text();
  const twins = [...index.matchAll(/\((guide\/[a-z-]+\.md)\)/g)].map(([, path]) => path ?? "");
  expect(twins).toHaveLength(15);
  for (const twin of twins) {
    const response = await fetch(`${stage.portal.url}${twin}`);
    expect(response.status, twin).toBe(200);
    expect(await response.text()).toMatch(/^# \S/);
  }
  const page = await stage.signedIn();
  await page.goto(`${stage.portal.url}?section=rate-limiting`);
  const link = page.getByRole("link", { name: "This page in Markdown" });
  await eventually(() => link.getAttribute("href")).toBe("/api/guide/rate-limiting.md");
  expect(await page.locator('head link[type="text/markdown"]').getAttribute("href")).toBe(
    "/api/guide/rate-limiting.md",
  );
});

test("the contract can be taken as JSON and as YAML from the reference", async () => {
  const json = await (await fetch(`${stage.portal.url}openapi.json`)).json();
  expect(json.info.title).toBe("Intelligent API Specification");
  expect(await (await fetch(`${stage.portal.url}openapi.yaml`)).text()).toMatch(/^openapi: "?3\.1/);
  const page = await stage.signedIn();
  await page.goto(`${stage.portal.url}endpoints`);
  for (const [name, file] of [
    ["OpenAPI as JSON", "openapi.json"],
    ["as YAML", "openapi.yaml"],
  ] as const) {
    const link = page.locator(".reference").getByRole("link", { name, exact: true });
    await link.waitFor();
    expect(new URL((await link.getAttribute("href")) ?? "", page.url()).pathname).toBe(`/api/${file}`);
  }
});

test("the footer says where the postings come from", async () => {
  for (const [origin, says] of [
    ["demonstration", "synthetic: made up for demonstration"],
    ["ingested", "real advertisements"],
    ["mixed", "real advertisements mixed with synthetic ones"],
  ] as const) {
    const page = await stage.page();
    await page.route("**/api/config.json", async (route) => {
      const configuration = await (await route.fetch()).json();
      await route.fulfill({
        json: { ...configuration, dataset: { ...configuration.dataset, origin } },
      });
    });
    await signIn(page, stage.portal);
    await page.getByRole("contentinfo").getByText(says).waitFor();
  }
});

test("an operation can be copied in four languages, and its errors lead to what mends them", async () => {
  const page = await stage.signedIn();
  await page.goto(`${stage.portal.url}endpoints#/operations/Demand`);
  const copy = page.getByRole("group", { name: "Language of: The request in your language" });
  for (const [language, says] of [
    ["curl", '-H "authorizationToken: $TOKEN"'],
    ["TypeScript", 'talent.GET("/v1/lmi/demand"'],
    ["React hook", "useGetDemand("],
    ["Python", "urllib.request.Request("],
  ] as const) {
    await copy.getByRole("button", { name: language }).click();
    await page.getByRole("region", { name: "The request in your language" }).getByText(says).waitFor();
  }
  await page.getByText(/^Errors of this operation/).click();
  await page.getByRole("link", { name: /^Any one of the conditional parameter/ }).click();
  const row = page.getByRole("button", { name: /^Any one of the conditional parameter/ });
  await eventually(() => row.getAttribute("aria-expanded")).toBe("true");
});

test("a page looks the same before and after the reference was visited", async () => {
  const page = await stage.signedIn();
  const look = async () => {
    await page.goto(`${stage.portal.url}faq?open=q1`);
    await page.getByRole("region", { name: /^1\. / }).locator("p").first().waitFor();
    return style();
  };
  const style = () =>
    page
      .locator("main [role=region] p")
      .first()
      .evaluate((element) => {
        const { marginBottom, fontSize, lineHeight } = getComputedStyle(element);
        const frames = [...document.querySelectorAll("main .MuiAccordion-root")];
        const heights = frames.slice(1).map((frame) => Math.round(frame.getBoundingClientRect().height));
        return { marginBottom, fontSize, lineHeight, heights };
      });
  const before = await look();
  const tabs = page.getByRole("navigation", { name: "Portal" });
  await tabs.getByRole("link", { name: "API docs" }).click();
  await page.locator(".reference h1").first().waitFor();
  await tabs.getByRole("link", { name: "FAQ" }).click();
  await page.getByRole("button", { name: /^1\. / }).click();
  await page.getByRole("region", { name: /^1\. / }).locator("p").first().waitFor();
  expect(await style()).toEqual(before);
});
