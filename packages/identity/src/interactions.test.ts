import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { authorization, createBrowser, startIdentity } from "./testBrowser.ts";

type Running = Awaited<ReturnType<typeof startIdentity>>;
let running: Running;
beforeAll(async () => {
  running = await startIdentity();
});
afterAll(() => running.stop());

const right = { email: "ann@example.com", password: "correct horse" };

describe("the sign-in page", () => {
  async function openForm({ options } = running) {
    const browser = createBrowser();
    const { url } = authorization(options);
    const form = new URL((await browser.go(url)).headers.get("location") ?? "", url).href;
    return { browser, form };
  }

  test("cannot be framed, runs no foreign script and names its fields", async () => {
    const { browser, form } = await openForm();
    const response = await browser.go(form);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    const html = await response.text();
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<label for="email">');
    expect(html).toContain('autocomplete="current-password"');
    expect(html).toContain("prefers-color-scheme:dark");
  });

  test("says what is wrong, keeps the email and shows no markup that was typed", async () => {
    const { browser, form } = await openForm();
    const email = '"><script>alert(1)</script>@example.com';
    const response = await browser.submit(form, { email, password: "wrong" });
    expect(response.status).toBe(401);
    const html = await response.text();
    expect(html).toContain('role="alert">The email or the password is wrong.');
    expect(html).not.toContain("<script>");
    expect(html).toContain("&quot;&gt;&lt;script&gt;");
  });

  test("makes the sixth guess at one account wait, even with the right password", async () => {
    const other = await startIdentity();
    try {
      const { browser, form } = await openForm(other);
      for (let guess = 0; guess < 5; guess += 1) {
        expect((await browser.submit(form, { ...right, password: `guess ${guess}` })).status).toBe(401);
      }
      const sixth = await browser.submit(form, right);
      expect(sixth.status).toBe(429);
      expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await sixth.text()).toContain("Too many wrong passwords");
    } finally {
      await other.stop();
    }
  });

  test("lets no more guesses through that are made at the same time", async () => {
    const other = await startIdentity({
      accounts: {
        authenticate: () => new Promise((resolve) => setTimeout(() => resolve(null), 50)),
        claims: async () => null,
      },
    });
    try {
      const { browser, form } = await openForm(other);
      const guesses = Array.from({ length: 12 }, (_, guess) =>
        browser.submit(form, { ...right, password: `guess ${guess}` }),
      );
      const statuses = (await Promise.all(guesses)).map((answer) => answer.status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    } finally {
      await other.stop();
    }
  });

  test("answers a sign-in nobody began, as on the way back to it, with a page that says so and leads to the portal", async () => {
    const response = await fetch(`${running.options.issuer}/interaction/nothing`);
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain("has expired");
    expect(html).toContain(`<a href="${running.options.clients[0]?.postLogoutRedirectUris[0]}">`);
  });

  test("takes no form larger than a sign-in is", async () => {
    const { browser, form } = await openForm();
    const response = await browser.submit(form, { ...right, password: "x".repeat(10_000) });
    expect(response.status).toBe(400);
  });
});
