import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { openBrowser } from "./openBrowser.ts";
import { type OpenPortal, openPortal } from "./openPortal.ts";
import { type Login, people, readLogin, resume, signIn } from "./signIn.ts";

/** The portal and the browser of a test file. */
export type Stage = {
  readonly portal: OpenPortal;
  /** A page of a fresh browser profile, closed after the test. */
  page(options?: BrowserContextOptions): Promise<Page>;
  /** Such a page with this person signed in. */
  signedIn(email?: string, options?: BrowserContextOptions): Promise<Page>;
  /**
   * The page that stays open for those of the file's tests that leave nothing behind in it but answers put in place of
   * the server's, a window's size and what is on the screen; it is there sooner than a fresh one. A subscriber's.
   */
  samePage(): Promise<Page>;
};

/** A window's size where a test says nothing of it; what Playwright gives. */
const size = { width: 1280, height: 720 };

/** How long anything on a page may take before a test fails, milliseconds; the machine may be busy. */
const patienceMs = 15_000;

/** Asks again and again until what is read is as expected; for what a page does in its own time. */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: patienceMs });
}

/** Opens one portal and one browser for the tests of a file and closes them after it. */
export function setStage(): Stage {
  let portal: OpenPortal | undefined;
  let browser: Browser | undefined;
  let contexts: BrowserContext[] = [];
  /** The logins of whoever has signed in, so that a file's tests fill in the login form once. */
  const logins = new Map<string, Login>();
  let kept: Page | undefined;
  beforeAll(async () => {
    [portal, browser] = await Promise.all([openPortal(), openBrowser()]);
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.close();
  });
  const opened = () => {
    if (portal === undefined || browser === undefined)
      throw new Error("The stage is set before the first test.");
    return { portal, browser };
  };
  const page = async (options: BrowserContextOptions = {}) => {
    const context = await opened().browser.newContext(options);
    context.setDefaultTimeout(patienceMs);
    contexts.push(context);
    return context.newPage();
  };
  const signedIn = async (email: string = people.subscriber, options: BrowserContextOptions = {}) => {
    const login = logins.get(email);
    const fresh = await page({ ...options, ...(login && { storageState: login.browser }) });
    // Who logs out is logged out at the provider too, wherever else the login was taken to.
    fresh.on("request", (request) => {
      if (request.url().includes("/identity/session/end")) logins.delete(email);
    });
    if (login) await resume(fresh, opened().portal, login);
    await signIn(fresh, opened().portal, email);
    if (!login) logins.set(email, await readLogin(fresh));
    return fresh;
  };
  return {
    get portal() {
      return opened().portal;
    },
    page,
    signedIn,
    async samePage() {
      if (kept === undefined || kept.isClosed()) {
        kept = await signedIn();
        contexts = contexts.filter((context) => context !== kept?.context());
      } else {
        await kept.unrouteAll({ behavior: "ignoreErrors" });
        await kept.setViewportSize(size);
        // An address that differs in nothing but its hash would not load the page anew.
        await kept.goto("about:blank");
        await signIn(kept, opened().portal);
      }
      return kept;
    },
  };
}
