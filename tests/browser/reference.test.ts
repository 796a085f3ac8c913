import { describe, expect, test, vi } from "vitest";
import { goTo } from "./goTo.ts";
import { eventually, setStage } from "./stage.ts";

const stage = setStage();

// P1 reference; P2 description; P2 servers
test("the reference shows title, version, contact, terms and the server of the configuration", async () => {
  const page = await stage.signedIn();
  await page.goto(`${stage.portal.url}endpoints`);
  await page.getByRole("heading", { name: /Intelligent API Specification/, level: 1 }).waitFor();
  await page.getByText("v0.1", { exact: true }).first().waitFor();
  await page.getByRole("link", { name: /Contact Talent Intelligence support/ }).waitFor();
  await page.locator(".reference").getByRole("link", { name: "Terms of Service" }).waitFor();
  await page.locator(".reference").getByText(stage.portal.origin).first().waitFor();
});

// P2 servers: with an auth server
test("an auth server is listed beside the API when one is configured", async () => {
  const page = await stage.page();
  await page.route("**/api/config.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), authServerUrl: "https://auth.example" } });
  });
  const { fillLogin, people } = await import("./signIn.ts");
  await page.goto(`${stage.portal.url}endpoints`);
  await fillLogin(page, stage.portal, people.subscriber);
  await page.locator(".reference").getByText("https://auth.example").waitFor();
});

// P2 hash router
test("an operation is found by its summary, with its cost and level beside it, and left by the tab", async () => {
  const page = await stage.signedIn();
  await page.goto(`${stage.portal.url}endpoints#/operations/Posting%20duration`);
  await page.getByRole("heading", { name: "Posting duration", level: 1 }).waitFor();
  // What a bookmark and the list of pages to go back to call it.
  await eventually(() => page.title()).toBe("Posting duration · API docs · Talent Intelligence APIs");
  const cost = page.getByRole("list", { name: "Cost and limits" });
  await cost.getByText("Level 2").waitFor();
  await cost.getByText("4 call units").waitFor();
  // Of the level's 60 the units of a minute let in no more.
  await cost.getByText("45 requests per minute").waitFor();
  await cost.getByRole("link", { name: "Errors explained" }).waitFor();
  await page.getByRole("navigation", { name: "Portal" }).getByRole("link", { name: "API docs" }).click();
  await page.getByRole("heading", { name: /Intelligent API Specification/, level: 1 }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "Posting duration", level: 1 }).waitFor();
});

test("an address that names no operation says so and offers the nearest, until another is chosen", async () => {
  const page = await stage.signedIn();
  const reference = page.locator(".reference");
  const told = reference.getByRole("status").filter({ hasText: "There is no operation named" });
  await page.goto(`${stage.portal.url}endpoints#/operations/getDemand`);
  await told.getByText("There is no operation named getDemand.").waitFor();
  await reference.getByRole("heading", { name: "Intelligent API Specification", level: 1 }).waitFor();
  await page.waitForURL("**/endpoints#/");
  await told.getByRole("link", { name: "Demand", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Demand", level: 1, exact: true }).waitFor();
  expect(await told.count()).toBe(0);

  await page.goto(`${stage.portal.url}endpoints#/operations/qqq`);
  await told.getByText("There is no operation named qqq. The menu lists those there are.").waitFor();
  await reference.getByRole("link", { name: /^Overview/ }).click();
  await eventually(() => told.count()).toBe(0);

  await page.goto(`${stage.portal.url}endpoints#/operations/%zz`);
  await told.getByText("There is no operation named %zz.").waitFor();
  await reference.getByText("hiring strategy", { exact: true }).click();
  await reference.getByRole("link", { name: /^Compensation\s*get$/i }).click();
  await page.getByRole("heading", { name: "Compensation", level: 1 }).waitFor();
  expect(await told.count()).toBe(0);
  expect(new URL(page.url()).hash).toBe("#/operations/Compensation");
});

// P2 masked: the token
test("the session's token is filled in, masked, and stays masked when the theme changes", async () => {
  const page = await stage.signedIn();
  await goTo(page, `${stage.portal.url}endpoints#/operations/Supply`);
  const token = page.locator('input[aria-label="authorizationToken"]');
  await eventually(async () => (await token.inputValue()).length).toBeGreaterThan(20);
  expect(await token.getAttribute("type")).toBe("password");
  await page.getByRole("button", { name: "Switch to the dark theme" }).click();
  await eventually(() => token.getAttribute("type")).toBe("password");
  const stored = await page.evaluate(() =>
    JSON.parse(localStorage.getItem("TryIt_securitySchemeValues") ?? "{}"),
  );
  expect(stored.authorizationToken).toBe(await token.inputValue());
});

// P2 masked
test("the password of the token request is masked", async () => {
  const page = await stage.signedIn();
  await goTo(page, `${stage.portal.url}endpoints#/operations/Access%20token`);
  expect(await page.getByLabel("Password").getAttribute("type")).toBe("password");
});

test("Elements is loaded on its own route only", async () => {
  const page = await stage.signedIn();
  const loaded = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType("resource").filter((entry) => entry.name.includes("Endpoints-")).length,
    );
  await page.getByRole("heading", { name: "Overview", level: 1 }).waitFor();
  expect(await loaded()).toBe(0);
  await page.getByRole("navigation", { name: "Portal" }).getByRole("link", { name: "API docs" }).click();
  await page.locator(".reference h1").first().waitFor();
  expect(await loaded()).toBeGreaterThan(0);
});

test("an operation begins at its top: opened by its address, from the menu by key, and from another screen", async () => {
  const page = await stage.signedIn(undefined, { viewport: { width: 1440, height: 600 } });
  const top = () => page.evaluate(() => scrollY);
  const shows = (name: string) => page.getByRole("heading", { name, level: 1, exact: true }).waitFor();
  await page.goto(`${stage.portal.url}endpoints#/operations/Demand`);
  await shows("Demand");
  await page.getByRole("button", { name: "Send API Request" }).waitFor();
  // Elements scrolls its menu to the operation only now.
  await page.waitForTimeout(300);
  expect(await top()).toBe(0);
  await page.evaluate(() => scrollTo(0, 1200));
  await page
    .locator(".reference")
    .getByRole("link", { name: /^Compensation\s*get$/i })
    .focus();
  await page.keyboard.press("Enter");
  await shows("Compensation");
  await eventually(top).toBe(0);
  await page.evaluate(() => scrollTo(0, 1200));
  await page.getByRole("navigation", { name: "Portal" }).getByRole("link", { name: "FAQ" }).click();
  await shows("Frequently asked questions");
  await eventually(top).toBe(0);
});

test("the usage in the header tells units and limits, also when there are none left", async () => {
  const page = await stage.signedIn();
  await page.getByRole("button", { name: /units? used/ }).click();
  const usage = page.getByRole("dialog", { name: "Usage" });
  await usage.getByText("Consumed by you", { exact: true }).waitFor();
  await usage.getByText(/^Call units a minute: \d+ of 180 left$/).waitFor();
  await usage.getByText(/^Requests a second: \d of 5 left$/).waitFor();
  await usage.getByText(/^Annual quota: [\d,]+ of 1,000,000 left$/).waitFor();
  const used = await usage.locator("dd").first().textContent();

  // Who has used all of it is told so: to ask costs a unit as well.
  await page.keyboard.press("Escape");
  await page.route("**/v1/callunits", (route) =>
    route.fulfill({
      status: 429,
      headers: {
        "RateLimit-Policy": '"quota";q=1000000;w=31536000',
        RateLimit: '"quota";r=0;t=86400',
        "Access-Control-Expose-Headers": "*",
      },
      json: { apiCode: "QUOTA_EXPIRED", messages: ["Service limit exceeded"] },
    }),
  );
  await page.getByRole("button", { name: /units? used/ }).click();
  await usage.getByText("Annual quota: 0 of 1,000,000 left", { exact: true }).waitFor();
  await usage.getByText(/Service limit exceeded/).waitFor();
  expect(await usage.locator("dd").first().textContent()).toBe(used);
  await usage.getByRole("link", { name: "How limits work" }).press("Enter");
  await usage.waitFor({ state: "detached" });
  await page.getByRole("heading", { name: "Rate Limiting", level: 1 }).waitFor();
});

describe("what the API refuses stands in the console, and nobody is signed out by it:", () => {
  /** The console of Demand, filled in, with the session's token; sends and gives the answer as it is shown. */
  const openDemand = async () => {
    const page = await stage.signedIn();
    await goTo(page, `${stage.portal.url}endpoints#/operations/Demand`);
    const field = (name: string) => page.getByLabel(name, { exact: true });
    await eventually(() => field("country").inputValue()).toBe("US");
    const token = page.locator('input[aria-label="authorizationToken"]');
    await eventually(async () => (await token.inputValue()).length).toBeGreaterThan(20);
    const shows = async (status: string, ...texts: string[]) => {
      await page.getByRole("button", { name: "Send API Request" }).click();
      const reference = page.locator(".reference");
      await reference.getByText(status, { exact: true }).filter({ visible: true }).first().waitFor();
      for (const text of texts) await eventually(() => reference.textContent()).toContain(text);
      await page.getByRole("button", { name: /^Account of/ }).waitFor();
    };
    return { page, field, token, shows };
  };

  test("400 for a missing place, with the parameters to choose from", async () => {
    const { field, shows } = await openDemand();
    await field("country").fill("");
    await shows("400 Bad Request", '"BAD_REQUEST"', "Any one of the conditional parameter should be present");
  });

  test("401 for a token that is none or no longer one, and another token is answered again", async () => {
    const { token, shows } = await openDemand();
    const good = await token.inputValue();
    await token.fill(`${good.slice(0, -8)}AAAAAAAA`);
    await shows("401 Unauthorized", '"UNAUTHORIZED"', "Un-Authorized access; No token or invalid token");
    await token.fill(good);
    await shows("200 OK", '"SUCCESS"');
  });

  test("429 for more than five requests in a second", async () => {
    const { page, token } = await openDemand();
    const value = await token.inputValue();
    // Each burst alone is more than a second allows, so that however slow the machine is, hardly a place is left.
    const busy = setInterval(() => {
      const headers = { authorizationToken: value };
      for (let call = 0; call < 8; call++) {
        void fetch(`${stage.portal.origin}/v1/lmi/demand?country=XX`, { headers }).catch(() => undefined);
      }
    }, 50);
    try {
      const refused = page.locator(".reference").getByText("429 Too Many Requests", { exact: true });
      await vi.waitFor(
        async () => {
          await page.getByRole("button", { name: "Send API Request" }).click();
          await refused.filter({ visible: true }).first().waitFor({ timeout: 3_000 });
        },
        { timeout: 25_000, interval: 100 },
      );
    } finally {
      clearInterval(busy);
    }
    await eventually(() => page.locator(".reference").textContent()).toContain('"TOO_MANY_REQUESTS"');
    await page.getByRole("button", { name: /^Account of/ }).waitFor();
    expect(page.url()).toContain("#/operations/Demand");
  });
});
