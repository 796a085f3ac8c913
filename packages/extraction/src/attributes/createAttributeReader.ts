import type { Attribute, Taxonomy } from "@talent/taxonomy";
import type { TextDocument } from "../text/readDocument.ts";

type Node = { next: Map<string, Node>; attributes: number[] };

const newNode = (): Node => ({ next: new Map(), attributes: [] });
const wordPattern = /[\p{L}\p{N}]+(?:'[a-z]+)?|%|\+/gu;
const MAX_WORD = 40;

const toWords = (phrase: string): string[] =>
  (phrase.toLowerCase().match(wordPattern) ?? []).map((word) => word.replace(/'s?$/, ""));

// A denial directly before a phrase turns it round: "we do not offer", "no equity", "not eligible for".
const denials: ReadonlySet<string> = new Set([
  "no",
  "not",
  "non",
  "without",
  "cannot",
  "unable",
  "never",
  "neither",
  "nor",
]);
const DENIAL_REACH = 4;

function addPhrase(root: Node, phrase: string, id: number): void {
  let node = root;
  for (const word of toWords(phrase)) {
    let next = node.next.get(word);
    if (next === undefined) node.next.set(word, (next = newNode()));
    node = next;
  }
  if (node !== root && !node.attributes.includes(id)) node.attributes.push(id);
}

/**
 * Reads employer-brand attributes: ids ascending of those one of whose phrases stands in the ad outside its
 * equal-opportunity boilerplate and is not denied.
 */
export function createAttributeReader(taxonomy: Taxonomy): (document: TextDocument) => number[] {
  const root = newNode();
  const byId = new Map<number, Attribute>();
  for (const attribute of taxonomy.attributes.all) {
    byId.set(attribute.id, attribute);
    for (const phrase of attribute.aliases ?? []) addPhrase(root, phrase, attribute.id);
  }
  return (document) => {
    const found = new Set<number>();
    for (const { start, end, section } of document.sentences) {
      const words = toWords(document.text.slice(start, end)).filter((word) => word.length <= MAX_WORD);
      for (let at = 0; at < words.length; at++) {
        let node = root.next.get(words[at] ?? "");
        for (let length = 1; node !== undefined; length++) {
          for (const id of node.attributes) {
            // Boilerplate names inclusion whoever writes it; every other promise in it counts as elsewhere.
            if (section === "equal" && byId.get(id)?.category === CULTURE) continue;
            if (!isDenied(words, at)) found.add(id);
          }
          node = node.next.get(words[at + length] ?? "");
        }
      }
    }
    return [...found].sort((a, b) => a - b);
  };
}

const CULTURE = 159;

function isDenied(words: readonly string[], at: number): boolean {
  for (let back = 1; back <= DENIAL_REACH; back++) if (denials.has(words[at - back] ?? "")) return true;
  return false;
}
