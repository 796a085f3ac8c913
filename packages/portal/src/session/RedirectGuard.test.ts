import { expect, test } from "vitest";
import { forgetRedirects, maximumRedirects, mayRedirect, windowMs } from "./RedirectGuard.ts";

function memory(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

test("lets a few redirects through and stops the loop", () => {
  const storage = memory();
  for (let i = 0; i < maximumRedirects; i++) expect(mayRedirect(storage, i)).toBe(true);
  expect(mayRedirect(storage, 10)).toBe(false);
});

test("lets them through again once the window has passed", () => {
  const storage = memory();
  for (let i = 0; i < maximumRedirects; i++) mayRedirect(storage, 0);
  expect(mayRedirect(storage, windowMs)).toBe(true);
});

test("starts anew after it was told to forget", () => {
  const storage = memory();
  for (let i = 0; i < maximumRedirects; i++) mayRedirect(storage, 0);
  forgetRedirects(storage);
  expect(mayRedirect(storage, 1)).toBe(true);
});

test("takes a damaged entry for no entry", () => {
  const storage = memory();
  storage.setItem("talent-portal.redirects", "{");
  expect(mayRedirect(storage, 0)).toBe(true);
});
