import { type RefObject, useEffect } from "react";
import { summaryInHash } from "./fillExample.ts";

/** Tells the summary of the operation the reference shows, each time it draws; undefined while it shows its overview. */
export function useShownOperation(
  box: RefObject<HTMLElement | null>,
  onShown: (summary: string | undefined) => void,
): void {
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    // Elements goes to an operation without an event, and then draws it.
    const observer = new MutationObserver(() => onShown(summaryInHash(location.hash)));
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [box, onShown]);
}
