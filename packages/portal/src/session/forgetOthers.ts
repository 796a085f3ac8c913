import { forgetDraft } from "../reference/consoleDraft.ts";
import { clearConsoleToken } from "../reference/consoleToken.ts";

const key = "talent-portal.person";

/**
 * Takes away what somebody else, whose session ended without logging out, has left in this browser's and this tab's
 * console, and notes that they are `person`'s now: whoever comes back keeps all of it.
 */
export function forgetOthers(person: string): void {
  if (localStorage.getItem(key) !== person) clearConsoleToken();
  if (sessionStorage.getItem(key) !== person) forgetDraft();
  localStorage.setItem(key, person);
  sessionStorage.setItem(key, person);
}

/** Forgets whose they are: the person logs out. */
export function forgetPerson(): void {
  localStorage.removeItem(key);
  sessionStorage.removeItem(key);
}
