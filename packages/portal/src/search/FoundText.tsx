import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { isReturning } from "../shell/useReadingPlace.ts";
import { toTerm } from "./toTerm.ts";

const name = "found";

/**
 * Marks the searched text on the page a result led to, without touching what the page draws, and brings it into view,
 * except for whoever comes back to the page or has only opened something on it.
 */
export function FoundText() {
  const { key, search, hash, pathname, state } = useLocation();
  const term = toTerm(new URLSearchParams(search).get("q") ?? "");
  useEffect(() => {
    const content = document.getElementById("content");
    if (content === null) return;
    const inReference = pathname === "/endpoints";
    const typing = document.activeElement?.matches("[role=combobox]") === true;
    let moved = inReference || typing || state?.keepsPlace === true || isReturning();
    // Nothing is looked for on most pages; what looks is loaded where something is.
    let rangesIn = (_: Element): Range[] => [];
    // What the page leads to may be drawn only later; until then every change is looked at again.
    const mark = () => {
      const ranges = rangesIn(content);
      CSS.highlights?.set(name, new Highlight(...ranges));
      if (moved) return;
      const anchor = document.getElementById(nameIn(hash));
      const first = ranges.find((range) => anchor === null || follows(anchor, range)) ?? ranges[0];
      moved = anchor !== null || first !== undefined;
      if (first !== undefined) first.startContainer.parentElement?.scrollIntoView({ block: "center" });
      else anchor?.scrollIntoView();
    };
    const observer = new MutationObserver(mark);
    const begin = () => {
      mark();
      observer.observe(content, { childList: true, subtree: true, characterData: true });
    };
    let gone = false;
    if (term === undefined) begin();
    else
      loadRanges(term).then((found) => {
        if (gone) return;
        rangesIn = found;
        begin();
      });
    return () => {
      gone = true;
      observer.disconnect();
      CSS.highlights?.delete(name);
    };
  }, [key, term, hash, pathname]);
  return null;
}

/** What finds the term on a page; nothing where it cannot be loaded, for the page itself is there. */
async function loadRanges(term: string): Promise<(element: Element) => Range[]> {
  try {
    const { rangesOf } = await import("./rangesOf.ts");
    return (element) => rangesOf(element, term);
  } catch {
    return () => [];
  }
}

/** The name of the heading a hash leads to; as it stands where it is no URL form. */
function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function follows(anchor: Element, range: Range): boolean {
  const position = anchor.compareDocumentPosition(range.startContainer);
  return (position & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) !== 0;
}
