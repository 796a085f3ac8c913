import { type RefObject, useEffect } from "react";

/**
 * Shows an operation of the reference from its beginning, wherever the one before was scrolled to: Elements leaves the
 * page where it stands. On the way back and forward the browser knows where the reader was.
 */
export function useOperationAtTop(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    let shown = location.hash;
    let returning = false;
    const onPopState = ({ isTrusted }: Event) => {
      returning = isTrusted;
    };
    const look = () => {
      if (location.hash === shown) return;
      shown = location.hash;
      if (!returning) window.scrollTo(0, 0);
      returning = false;
    };
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    window.addEventListener("popstate", onPopState);
    return () => {
      observer.disconnect();
      window.removeEventListener("popstate", onPopState);
    };
  }, [box]);
}
