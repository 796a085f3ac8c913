import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { rangesOf } from "./rangesOf.ts";
import { toTerm } from "./searchDocumentation.ts";

const name = "found";

/** Marks the searched text on the page a result led to, without touching what the page draws, and brings it into view. */
export function FoundText() {
  const { key, search, hash, pathname } = useLocation();
  const term = toTerm(new URLSearchParams(search).get("q") ?? "");
  useEffect(() => {
    const content = document.getElementById("content");
    if (content === null) return;
    const inReference = pathname === "/endpoints";
    const typing = document.activeElement?.matches("[role=combobox]") === true;
    let moved = inReference || typing;
    // What the page leads to may be drawn only later; until then every change is looked at again.
    const mark = () => {
      const ranges = term === undefined ? [] : rangesOf(content, term);
      CSS.highlights?.set(name, new Highlight(...ranges));
      if (moved) return;
      const anchor = document.getElementById(decodeURIComponent(hash.slice(1)));
      const first = ranges.find((range) => anchor === null || follows(anchor, range)) ?? ranges[0];
      moved = anchor !== null || first !== undefined;
      if (first !== undefined) first.startContainer.parentElement?.scrollIntoView({ block: "center" });
      else anchor?.scrollIntoView();
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(content, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      CSS.highlights?.delete(name);
    };
  }, [key, term, hash, pathname]);
  return null;
}

function follows(anchor: Element, range: Range): boolean {
  const position = anchor.compareDocumentPosition(range.startContainer);
  return (position & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) !== 0;
}
