import type { Page } from "playwright-core";
import type { Act } from "../../packages/portal/screens.ts";

/** Brings a screen that is there into a state, as a person would, and waits until the state shows. */
export async function actOn(page: Page, act: Act): Promise<void> {
  await acts[act](page);
}

const acts: Record<Act, (page: Page) => Promise<void>> = {
  account: async (page) => {
    await openAccount(page);
    await page.getByRole("menu").waitFor();
  },
  answer: async (page) => {
    await send(page);
    await page.locator(".reference").getByText("200 OK").first().waitFor();
  },
  refusal: async (page) => {
    const country = page.getByLabel("country", { exact: true });
    await country.and(page.locator(":not([value=''])")).waitFor();
    await country.fill("");
    await send(page);
    await page.locator(".reference").getByText(/^400 /).filter({ visible: true }).first().waitFor();
  },
  failure: async (page) => {
    await send(page);
    await page.locator(".reference").getByText(/^500 /).filter({ visible: true }).first().waitFor();
  },
  "filter-none": async (page) => {
    await page.getByLabel("Filter Functions").fill("zzzz");
    await page.getByText("0 of 20 rows").waitFor();
  },
  menu: async (page) => {
    const button = page.getByRole("button", { name: "Overview" });
    if (!(await button.isVisible())) return;
    await button.click();
    await page.getByRole("dialog").waitFor();
  },
  search: async (page) => {
    await search(page, "location");
    await page.getByRole("listbox", { name: "Search results" }).waitFor();
  },
  "search-none": async (page) => {
    await search(page, "zzzzzz");
    await page.getByText("No result found").waitFor();
  },
  usage: async (page) => {
    await page.getByRole("button", { name: /units? used/ }).click();
    await page.getByRole("dialog", { name: "Usage" }).waitFor();
  },
  "view-as": openViewAs,
  "view-as-search": async (page) => {
    await openViewAs(page);
    await page.getByRole("dialog").getByLabel("Client").fill("har");
    await page.getByRole("option").first().waitFor();
  },
  "view-as-none": async (page) => {
    await openViewAs(page);
    await page.getByRole("dialog").getByLabel("Client").fill("zzzz");
    await page.getByText("No client has this in its name.").waitFor();
  },
  "view-as-refused": async (page) => {
    await openViewAs(page);
    await page.getByRole("dialog").getByLabel("Client").fill("north");
    await page.getByRole("option", { name: /Northwind/ }).click();
    await page.getByRole("button", { name: "View as this client" }).click();
    await page.getByText("Error occured while mimicking client").waitFor();
  },
};

async function openAccount(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Account of/ }).click();
}

async function openViewAs(page: Page): Promise<void> {
  await openAccount(page);
  await page.getByRole("menuitem", { name: "View as" }).click();
  await page.getByRole("dialog", { name: "View as a client" }).waitFor();
}

async function search(page: Page, text: string): Promise<void> {
  const box = page.getByRole("combobox", { name: "Search Documentation" });
  if (!(await box.isVisible())) await page.getByRole("button", { name: "Open the search" }).click();
  await box.fill(text);
}

async function send(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Send API Request" });
  await page.waitForFunction(
    () =>
      (document.querySelector<HTMLInputElement>('input[aria-label="authorizationToken"]')?.value ?? "") !==
      "",
  );
  await button.click();
}
