import { type RefObject, useEffect, useState } from "react";
import { summaryInHash } from "./fillExample.ts";

/**
 * The summary the reference's address named last, right or wrong; undefined before, and once a link is followed to
 * none. Elements writes its overview's address over one it does not know, so that it is remembered here.
 */
export function useAskedOperation(box: RefObject<HTMLElement | null>): string | undefined {
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const note = (hash: string) => {
      const named = summaryInHash(hash);
      if (named !== undefined) setAsked(named);
    };
    const look = () => note(location.hash);
    // By now Elements may have written over the address; the event tells what it was.
    const onHashChange = ({ newURL }: HashChangeEvent) => note(new URL(newURL).hash);
    const onClick = ({ target }: Event) => {
      const link = (target as Element).closest("a[href]");
      if (link?.closest("[role=status]") === null) setAsked(undefined);
    };
    look();
    // Elements goes to an operation without an event, and then draws it.
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true });
    element.addEventListener("click", onClick);
    window.addEventListener("popstate", look, { capture: true });
    window.addEventListener("hashchange", onHashChange);
    return () => {
      observer.disconnect();
      element.removeEventListener("click", onClick);
      window.removeEventListener("popstate", look, { capture: true });
      window.removeEventListener("hashchange", onHashChange);
    };
  }, [box]);
  return asked;
}
