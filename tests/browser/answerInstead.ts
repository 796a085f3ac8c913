import type { Page } from "playwright-core";
import type { Answer } from "../../packages/portal/screens.ts";

/** Lets a portal call of the page be answered as a screen has it, from now on. */
export async function answerInstead(page: Page, answer: Answer): Promise<void> {
  await page.route(answer.call, async (route) => {
    if (answer.with === "nothing") return;
    if (answer.with === "failure")
      return route.fulfill({
        status: 500,
        json: { isError: true, messages: ["The service is down for a moment."], data: null },
      });
    if (answer.with === "data")
      return route.fulfill({ json: { isError: false, messages: [], data: answer.data } });
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), ...answer.user } });
  });
}
