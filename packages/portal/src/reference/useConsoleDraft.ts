import { type RefObject, useEffect, useState } from "react";
import { type Draft, keepDraft, readDraft } from "./consoleDraft.ts";
import { readFields } from "./consoleFields.ts";
import { summaryInHash } from "./fillExample.ts";

/** What stood in the console when it was left last, for a login or for another screen; keeps it anew when it is left. */
export function useConsoleDraft(box: RefObject<HTMLElement | null>): Draft | undefined {
  const [draft] = useState(readDraft);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const { pathname } = location;
    let summary: string | undefined;
    // By the time the screen is taken away the address names the next one.
    const look = () => {
      if (location.pathname === pathname) summary = summaryInHash(location.hash);
    };
    const keep = () => {
      const values = readFields(element);
      if (summary !== undefined && Object.keys(values).length > 0) keepDraft({ summary, values });
    };
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    look();
    // At pagehide it is too late: where the next page is of another site, as a login may be, nothing is stored any more.
    window.addEventListener("beforeunload", keep);
    return () => {
      keep();
      observer.disconnect();
      window.removeEventListener("beforeunload", keep);
    };
  }, [box]);
  return draft;
}
