import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

type Found = {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string; target: unknown }[];
};

const colourRules = ["color-contrast", "link-in-text-block"];

/** Which of axe's rules are looked at: all, those on which a theme has a bearing, or the others. */
export type Rules = "all" | "colours" | "shapes";

const chosen: Record<Rules, object> = {
  all: {},
  colours: { runOnly: { type: "rule", values: colourRules } },
  shapes: { rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])) },
};

/** What axe finds wrong on the page by WCAG 2.2 A and AA and its best practices, one line a finding. */
export async function violations(page: Page, rules: Rules = "all"): Promise<string[]> {
  // As an expression of the inspector, because the page's policy lets no other script in.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe);
  const options = { resultTypes: ["violations"], ...chosen[rules] };
  const found = (await page.evaluate(
    `axe.run(document, ${JSON.stringify(options)}).then((result) => result.violations)`,
  )) as Found[];
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html, failureSummary = "" }) => {
      const why = failureSummary.split("\n").slice(1, 2).join("").trim();
      return `${id}: ${help} (${JSON.stringify(target)}) ${why} ${html.slice(0, 160)}`;
    }),
  );
}
