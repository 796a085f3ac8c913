import { type RefObject, useEffect } from "react";
import type { Draft } from "./consoleDraft.ts";
import { fillFields } from "./consoleFields.ts";
import { summaryInHash } from "./fillExample.ts";
import { mendAccessibility } from "./mendAccessibility.ts";
import { mendMenu } from "./mendMenu.ts";

const secret = /password|secret|token/i;

/**
 * Keeps the reference's console as the portal wants it, whatever Elements draws: secrets masked, names and keyboard access
 * mended, and what an operation needs filled in when it is first shown. `examples` tells what that is, by the operation's
 * summary; in its place the `draft` is entered if it is of the operation shown first. With another `mount` the console
 * has begun anew.
 */
export function useTidyReference(
  box: RefObject<HTMLElement | null>,
  examples: (summary: string) => Record<string, string>,
  mount: string | undefined,
  draft: Draft | undefined,
): void {
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const filled = new Set<string>();
    const tidy = () => {
      maskSecrets(element);
      unescapeExamples(element);
      nameCredentials(element);
      mendAccessibility(element);
      mendMenu(element);
      const summary = summaryInHash(location.hash);
      if (summary === undefined || filled.has(summary)) return;
      const isDraft = filled.size === 0 && draft?.summary === summary;
      const isFilled = isDraft
        ? fillFields(element, draft.values, "all")
        : fillFields(element, examples(summary));
      if (isFilled) filled.add(summary);
    };
    const observer = new MutationObserver(tidy);
    // React writes an input's type anew with each change of its value, and a hidden select's place in the tab order.
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ["type", "tabindex"] });
    tidy();
    return () => observer.disconnect();
  }, [box, examples, mount, draft]);
}

/** Shows examples as they are typed: Elements writes a backslash before each of their quotation marks. */
function unescapeExamples(element: HTMLElement): void {
  for (const input of element.querySelectorAll<HTMLInputElement>('input[placeholder*="\\\\"]'))
    input.placeholder = input.placeholder.replaceAll('\\"', '"');
}

/** What Elements calls by the words of HTTP, in the words of the guide. */
const credentials = {
  username: "your subscriber key",
  password: "your subscriber secret",
  123: "your access token",
};

/** Says in the console's fields for basic authentication what belongs there. */
function nameCredentials(element: HTMLElement): void {
  for (const [name, means] of Object.entries(credentials))
    for (const input of element.querySelectorAll<HTMLInputElement>(`input[placeholder="${name}"]`))
      input.placeholder = means;
}

/** Makes every input for a password, secret or token a password input. */
function maskSecrets(element: HTMLElement): void {
  for (const input of element.querySelectorAll<HTMLInputElement>("input")) {
    const name = `${input.getAttribute("aria-label") ?? ""} ${input.placeholder} ${input.name}`;
    if (input.type !== "password" && secret.test(name)) {
      input.type = "password";
      input.autocomplete = "off";
    }
  }
}
