import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import lighthouse, { desktopConfig } from "lighthouse";
import { launch, type Page } from "puppeteer-core";
import { findChromium } from "../../tests/browser/findChromium.ts";
import { type OpenPortal, openPortal } from "../../tests/browser/openPortal.ts";
import { people } from "../../tests/browser/signIn.ts";

const usage = `pnpm lighthouse [SCREEN…] [--json FILE]

Scores the built portal on the real server, signed in: the hub, or the screens named by their address below /api/.`;

/** What Lighthouse found on one screen: scores of 0 to 100 by category, and the audits that are not well. */
type Report = { screen: string; scores: Record<string, number>; findings: string[] };

const categories = ["performance", "accessibility", "best-practices"];
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "string" }, help: { type: "boolean", short: "h" } },
});
if (values.help) console.log(usage);
else await score();

async function score(): Promise<void> {
  const screens = positionals.length > 0 ? positionals : [""];
  const portal = await openPortal();
  const browser = await launch({ executablePath: await findChromium(), args });
  const reports: Report[] = [];
  try {
    const page = await browser.newPage();
    await signIn(page, portal);
    for (const screen of screens)
      reports.push({ screen, ...(await measure(`${portal.url}${screen}`, page)) });
  } finally {
    await browser.close();
    await portal.close();
  }
  for (const { screen, scores, findings } of reports) {
    const figures = Object.entries(scores).map(([name, figure]) => `${name} ${figure}`);
    console.log(`/api/${screen}  ${figures.join("  ")}`);
    for (const finding of findings) console.log(`  ${finding}`);
  }
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(reports, null, 2)}\n`);
}

/** Lighthouse in the tab that is signed in, as on a desktop. */
async function measure(url: string, page: Page): Promise<Omit<Report, "screen">> {
  const flags = { disableStorageReset: true, onlyCategories: categories, logLevel: "error" as const };
  const result = await lighthouse(url, flags, desktopConfig, page);
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { lhr } = result;
  return {
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

async function signIn(page: Page, portal: OpenPortal): Promise<void> {
  const { email, password } = portal.account(people.subscriber);
  await page.goto(portal.url);
  await page.locator("::-p-aria(Email)").fill(email);
  await page.locator("::-p-aria(Password)").fill(password);
  await page.keyboard.press("Enter");
  await page.locator("nav[aria-label=Portal]").wait();
}
