/** What stood in the console's fields, by name, when its operation was left. */
export type Draft = { summary: string; values: Record<string, string> };

const key = "talent-portal.console";

let isDropped = false;

/**
 * Keeps it for as long as the tab is open, so that neither a login nor another screen in between loses it; what the
 * browser has no room for is not kept.
 */
export function keepDraft(draft: Draft): void {
  if (isDropped) return;
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    sessionStorage.removeItem(key);
  }
}

/** The draft kept last; undefined when there is none, or a damaged one. */
export function readDraft(): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Forgets it. */
export function forgetDraft(): void {
  sessionStorage.removeItem(key);
}

/** Forgets it, and keeps none any more until the page is loaded anew: the person logs out. */
export function dropDraft(): void {
  isDropped = true;
  forgetDraft();
}
