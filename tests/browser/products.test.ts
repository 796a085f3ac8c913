import type { Page, Request } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fillLogin, people } from "./signIn.ts";
import { setStage } from "./stage.ts";

const stage = setStage();
const products = (page: Page, name: string) =>
  page.getByRole("navigation", { name, exact: true }).getByRole("link").allTextContents();

/** Portal calls of the page from now on. */
function watchCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on("request", (request) => {
    if (/\/userdetails$|\/adminpublicservice\/v1\//.test(new URL(request.url()).pathname))
      calls.push(request);
  });
  return calls;
}

describe("sibling products", () => {
  // P1 sibling products; P3 user data; P6 product flags; P6 Market Research
  test("are linked in header and footer by the user's flags", async () => {
    const sam = await stage.signedIn(people.subscriber);
    const expected = ["Home", "Plan", "Recruit", "Custom Roles", "Data Feeds", "Market Research"];
    expect(await products(sam, "Products")).toEqual(expected);
    expect(await products(sam, "Products, footer")).toEqual(expected);
    const hana = await stage.signedIn(people.other);
    expect(await products(hana, "Products")).toEqual(["Home", "Plan", "Staffing"]);
  });

  // P3 products; P6 permissions
  test("tell the user's highest permission there", async () => {
    const sam = await stage.signedIn(people.subscriber);
    const links = sam.getByRole("navigation", { name: "Products", exact: true });
    const title = (name: string) => links.getByRole("link", { name }).getAttribute("title");
    expect(await title("Recruit")).toBe("Recruit: Read and Edit");
    expect(await title("Data Feeds")).toBe("Data Feeds: Read");
  });
});

describe("every portal call", () => {
  // P7 every call; P7 userdetails; P7 getallaxonfaq
  test("carries credentials, X-Requested-With and the bearer token, and no doubled separators", async () => {
    const page = await stage.page();
    const calls = watchCalls(page);
    await page.goto(stage.portal.url);
    await fillLogin(page, stage.portal, people.subscriber);
    await page.getByRole("group", { name: "Insights" }).waitFor();
    await page.getByRole("navigation", { name: "Portal" }).getByRole("link", { name: "FAQ" }).click();
    await page.getByRole("button", { name: /^1\. / }).waitFor();
    expect(calls.length).toBeGreaterThanOrEqual(4);
    for (const call of calls) {
      const headers = await call.allHeaders();
      expect(headers["x-requested-with"], call.url()).toBe("XMLHttpRequest");
      expect(headers.authorization, call.url()).toMatch(/^Bearer \S+$/);
      expect(call.url()).not.toMatch(/\?\?|&&|\?&/);
    }
  });

  // P7 tracking
  test("has the tracking address in the page's data layer, once", async () => {
    const page = await stage.signedIn();
    const entries = (await page.evaluate("window.dataLayer")) as Record<string, unknown>[];
    expect(entries).toHaveLength(1);
    expect(entries[0]).toEqual({
      userInteractionUrl: `${stage.portal.origin}/adminpublicservice/v1/ut/userInteraction`,
      userId: expect.any(Number),
      sessionId: expect.stringMatching(/.+/),
      product: 1,
    });
  });
});

describe("view as", () => {
  const openDialog = async (page: Page) => {
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitem", { name: "View as" }).click();
    return page.getByRole("dialog", { name: "View as a client" });
  };

  // P6 view as
  test("is not offered to a subscriber", async () => {
    const page = await stage.signedIn(people.subscriber);
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitem", { name: "Log out" }).waitFor();
    expect(await page.getByRole("menuitem", { name: "View as" }).count()).toBe(0);
  });

  // P3 client; P5 client search; P7 mimicclient search; P9 debounce
  test("searches clients 300 ms after the last key", async () => {
    const page = await stage.signedIn(people.admin);
    const calls = watchCalls(page);
    const dialog = await openDialog(page);
    const searched = () =>
      calls
        .filter((call) => call.url().includes("mimicclient"))
        .map((call) => new URL(call.url()).searchParams.get("term"));
    // From here on time goes by only as told, however slow the machine is.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await dialog.getByLabel("Client").pressSequentially("north");
    await page.clock.runFor(299);
    expect(searched()).toEqual([]);
    await page.clock.resume();
    await page.getByRole("option", { name: /Northwind/ }).waitFor();
    expect(searched()).toEqual(["north"]);
    await dialog.getByLabel("Client").fill("zzzz");
    await page.getByText("No client has this in its name.").waitFor();
  });

  // P7 mimicclient start: refused; P8 mimic failure
  test("says so when it cannot be started", async () => {
    const page = await stage.signedIn(people.admin);
    await page.route("**/mimicclient?clientId=*", (route) =>
      route.fulfill({ status: 500, json: { isError: true, messages: ["Down"], data: null } }),
    );
    const dialog = await openDialog(page);
    await dialog.getByLabel("Client").fill("north");
    await page.getByRole("option", { name: /Northwind/ }).click();
    await dialog.getByRole("button", { name: "View as this client" }).click();
    await dialog.getByText("Error occured while mimicking client").waitFor();
  });

  // P1 view as; P4 view-as start; P4 view-as end; P6 view as; P7 mimicclient start; P7 mimicclient end
  // P8 end-mimic failure
  test("logs out, shows the portal as the client after the login, and ends from the bar", async () => {
    const page = await stage.signedIn(people.admin);
    const dialog = await openDialog(page);
    await dialog.getByLabel("Client").fill("north");
    await page.getByRole("option", { name: /Northwind/ }).click();
    // Slow enough that the search for the chosen name is sent, and refused, while the session is being ended.
    await page.route("**/identity/session/end?*", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await dialog.getByRole("button", { name: "View as this client" }).click();

    await page.getByLabel("Password").waitFor();
    const calls = watchCalls(page);
    await fillLogin(page, stage.portal, people.admin);
    const bar = page.getByRole("region", { name: "Viewing as a client" });
    await bar
      .getByText(
        "You are viewing the portal as Northwind Talent. Nothing you do spends the client's call units.",
      )
      .waitFor();
    await page.getByRole("group", { name: "Insights" }).waitFor();
    // Nobody spends a client's quota while viewing as it.
    expect(calls.filter((call) => call.url().endsWith("/apitoken"))).toEqual([]);
    expect(await page.getByRole("button", { name: /units? used/ }).count()).toBe(0);

    const tabs = page.getByRole("navigation", { name: "Portal" });
    await tabs.getByRole("link", { name: "API docs" }).click();
    await page
      .getByText(/^You are viewing the portal as a client, so the console is given no token/)
      .waitFor();

    await page.route("**/mimicclient", (route) =>
      route.request().method() === "DELETE"
        ? route.fulfill({ status: 500, json: { isError: true, messages: ["Down"], data: null } })
        : route.continue(),
    );
    await bar.getByRole("button", { name: "End session" }).click();
    await page.waitForTimeout(500);
    expect(await bar.isVisible()).toBe(true);
    await page.unroute("**/mimicclient");

    await bar.getByRole("button", { name: "End session" }).click();
    await page.getByLabel("Password").waitFor();
    await fillLogin(page, stage.portal, people.admin);
    await page.getByRole("navigation", { name: "Portal" }).waitFor();
    expect(await bar.count()).toBe(0);
  });
});
