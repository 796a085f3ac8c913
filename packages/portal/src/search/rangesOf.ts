import { phrasePlaces, wordPlaces } from "./placesOf.ts";

/**
 * The places below an element where the term, which is in lower case, stands within one run of text; where it stands
 * nowhere as a whole, its words.
 */
export function rangesOf(element: Element, term: string): Range[] {
  const nodes: Node[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) nodes.push(node);
  const ranges = (placesIn: typeof phrasePlaces) =>
    nodes.flatMap((node) =>
      placesIn(node.textContent ?? "", term).map(([start, end]) => rangeOf(node, start, end)),
    );
  const whole = ranges(phrasePlaces);
  return whole.length > 0 ? whole : ranges(wordPlaces);
}

function rangeOf(node: Node, start: number, end: number): Range {
  const range = new Range();
  range.setStart(node, start);
  range.setEnd(node, end);
  return range;
}
