import { writeFileSync } from "node:fs";
import lighthouse, { desktopConfig } from "lighthouse";
import { launch, type Page } from "puppeteer-core";
import { readArguments } from "../../scripts/readArguments.ts";
import { readNumber } from "../../scripts/readNumber.ts";
import { findChromium } from "../../tests/browser/findChromium.ts";
import { type OpenPortal, openPortal } from "../../tests/browser/openPortal.ts";
import { people } from "../../tests/browser/signIn.ts";
import budgets from "./budgets.json" with { type: "json" };

const usage = `pnpm lighthouse [SCREEN…] [--runs NUMBER] [--json FILE]

Scores the built portal on the real server, signed in: the hub, or the screens named by their address below /api/, the hub's being hub.
Each is loaded three times, or as often as --runs says, with an empty cache; the median run by performance is told.
Fails when the hub scores less than ${budgets.lighthouse.leastScore} in a category, when its script is over budget, or when it loads Elements.`;

/**
 * What Lighthouse found on one screen: scores of 0 to 100 by category, the bytes of script that came over the wire
 * before anybody touched the page, whether Elements was among it, and the audits that are not well.
 */
type Report = {
  screen: string;
  scores: Record<string, number>;
  scriptBytes: number;
  elements: boolean;
  findings: string[];
};

const categories = ["performance", "accessibility", "best-practices"];
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
];

const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: {
    json: { type: "string" },
    runs: { type: "string", default: "3" },
  },
});
const runCount = readNumber("--runs", values.runs, [1, 100]);
await score();

async function score(): Promise<void> {
  const screens = positionals.length > 0 ? positionals.map((name) => (name === "hub" ? "" : name)) : [""];
  const portal = await openPortal();
  const browser = await launch({ executablePath: await findChromium(), args });
  const reports: Report[] = [];
  try {
    const page = await browser.newPage();
    await signIn(page, portal);
    for (const screen of screens) reports.push({ screen, ...(await median(`${portal.url}${screen}`, page)) });
  } finally {
    await browser.close();
    await portal.close();
  }
  for (const { screen, scores, scriptBytes, elements, findings } of reports) {
    const figures = Object.entries(scores).map(([name, figure]) => `${name} ${figure}`);
    console.log(
      `/api/${screen}  ${figures.join("  ")}  script ${scriptBytes} bytes${elements ? ", Elements among it" : ""}`,
    );
    for (const finding of findings) console.log(`  ${finding}`);
  }
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(reports, null, 2)}\n`);
  for (const failure of reports.filter(({ screen }) => screen === "").flatMap(failuresOf)) {
    console.error(failure);
    process.exitCode = 1;
  }
}

/** What the budgets do not allow of the hub. */
function failuresOf({ scores, scriptBytes, elements }: Report): string[] {
  const { leastScore } = budgets.lighthouse;
  const most = budgets.screens.find(({ name }) => name === "hub")?.maximum ?? 0;
  return [
    ...Object.entries(scores)
      .filter(([, figure]) => figure < leastScore)
      .map(([name, figure]) => `${name} is ${figure}, below ${leastScore} (budgets.json).`),
    ...(scriptBytes > most
      ? [`The hub loads ${scriptBytes} bytes of script, over ${most} (budgets.json).`]
      : []),
    ...(elements ? ["The hub loads Elements, which belongs to /endpoints alone."] : []),
  ];
}

/** The middle one of several runs by performance, so that one busy moment of the machine does not decide. */
async function median(url: string, page: Page): Promise<Omit<Report, "screen">> {
  const runs: Omit<Report, "screen">[] = [];
  while (runs.length < runCount) runs.push(await measure(url, page));
  runs.sort((one, other) => (one.scores.performance ?? 0) - (other.scores.performance ?? 0));
  return runs[Math.floor(runs.length / 2)] as Omit<Report, "screen">;
}

/** Lighthouse in the tab that is signed in, as on a desktop. */
async function measure(url: string, page: Page): Promise<Omit<Report, "screen">> {
  // Signing in has filled the cache already; a first visit has none.
  const inspector = await page.createCDPSession();
  await inspector.send("Network.clearBrowserCache");
  await inspector.detach();
  const flags = { disableStorageReset: true, onlyCategories: categories, logLevel: "error" as const };
  const result = await lighthouse(url, flags, desktopConfig, page);
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { lhr } = result;
  const scripts = requestsOf(lhr.audits["network-requests"]?.details).filter(
    ({ resourceType }) => resourceType === "Script",
  );
  return {
    scriptBytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
    elements: scripts.some((script) => /\/Endpoints-/.test(script.url)),
    scores: Object.fromEntries(
      Object.entries(lhr.categories).map(([name, category]) => [
        name,
        Math.round((category.score ?? 0) * 100),
      ]),
    ),
    findings: Object.values(lhr.audits)
      .filter((audit) => audit.score !== null && audit.score < 0.9)
      .map((audit) => `${audit.id}: ${audit.title} ${audit.displayValue ?? ""}`.trim()),
  };
}

type NetworkRequest = { url: string; resourceType: string; transferSize: number };

/** The requests Lighthouse saw; without them nothing can be said of the budget. */
function requestsOf(details: unknown): NetworkRequest[] {
  if (typeof details === "object" && details !== null && "items" in details && Array.isArray(details.items))
    return details.items;
  throw new Error("Lighthouse did not tell which requests the page made.");
}

async function signIn(page: Page, portal: OpenPortal): Promise<void> {
  const { email, password } = portal.account(people.subscriber);
  await page.goto(portal.url);
  await page.locator("::-p-aria(Email)").fill(email);
  await page.locator("::-p-aria(Password)").fill(password);
  await page.keyboard.press("Enter");
  await page.locator("nav[aria-label=Portal]").wait();
}
