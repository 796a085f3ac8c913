import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { openBrowser } from "./openBrowser.ts";
import { type OpenPortal, openPortal } from "./openPortal.ts";
import { people, signIn } from "./signIn.ts";

/** The portal and the browser of a test file. */
export type Stage = {
  readonly portal: OpenPortal;
  /** A page of a fresh browser profile, closed after the test. */
  page(options?: BrowserContextOptions): Promise<Page>;
  /** Such a page with this person signed in. */
  signedIn(email?: string, options?: BrowserContextOptions): Promise<Page>;
};

type SignedInAs = Awaited<ReturnType<BrowserContext["storageState"]>>;

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
  /** The provider's cookies of whoever has signed in, so that a file's tests fill in the login form once. */
  const sessions = new Map<string, SignedInAs>();
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
  return {
    get portal() {
      return opened().portal;
    },
    page,
    async signedIn(email = people.subscriber, options) {
      const storageState = sessions.get(email);
      const fresh = await page({ ...options, ...(storageState && { storageState }) });
      await signIn(fresh, opened().portal, email);
      if (!storageState) sessions.set(email, await fresh.context().storageState());
      return fresh;
    },
  };
}
