import type { IndexedOperation } from "virtual:operation-index";
import { operationAddress } from "../guide/target.ts";
import type { GuideEntry } from "./guideEntries.ts";

/** The search box takes at most this many characters. */
export const longestSearch = 50;

/** A search starts with more than this many characters, blanks at the ends not counted. */
export const tooShortSearch = 2;

/** How many hits of one page or one tag are listed. */
export const mostHits = 6;

/** A hit: where it leads, what it is called and the text that matched. */
export type Hit = { to: string; title: string; text: string };

/** Hits of one page or one tag; `more` counts those not listed. */
export type HitGroup = { title: string; hits: Hit[]; more: number };

/** Both groups of results, each in the order of the documentation. */
export type Results = { guide: HitGroup[]; operations: HitGroup[] };

/** What is looked for: the text without blanks at its ends, in lower case; undefined when it is too short. */
export function toTerm(text: string): string | undefined {
  const term = text.trim().toLowerCase();
  return term.length > tooShortSearch ? term : undefined;
}

/** Looks for the term, which is in lower case, in the guide and in the operations. */
export function searchDocumentation(
  term: string,
  guide: readonly GuideEntry[],
  operations: readonly IndexedOperation[],
): Results {
  return {
    guide: grouped(
      guide
        .filter((entry) => entry.text.toLowerCase().includes(term))
        .map((entry) => [entry.page, { to: entry.to, title: entry.page, text: entry.text }]),
    ),
    operations: grouped(
      operations.flatMap((operation) => {
        const text = matchingText(operation, term);
        if (text === undefined) return [];
        return [[operation.tag, { to: operationAddress(operation.summary), title: operation.summary, text }]];
      }),
    ),
  };
}

function matchingText(operation: IndexedOperation, term: string): string | undefined {
  const { summary, description, method, path, parameters } = operation;
  if (summary.toLowerCase().includes(term)) return `${method} ${path}`;
  return [description, ...parameters.map((parameter) => `${parameter.name}: ${parameter.description}`)].find(
    (text) => text.toLowerCase().includes(term),
  );
}

function grouped(hits: [group: string, hit: Hit][]): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const [title, hit] of hits) {
    const group = groups.get(title) ?? { title, hits: [], more: 0 };
    groups.set(title, group);
    if (group.hits.length < mostHits) group.hits.push(hit);
    else group.more++;
  }
  return [...groups.values()];
}

/** A part of the text around the first match, at most about `length` characters; the text itself when it is short. */
export function excerpt(text: string, term: string, length = 140): string {
  if (text.length <= length) return text;
  const at = Math.max(0, text.toLowerCase().indexOf(term));
  const start = Math.max(0, Math.min(at - length / 3, text.length - length));
  const from = start === 0 ? 0 : text.indexOf(" ", start) + 1;
  const part = text.slice(from, from + length);
  const end = from + length < text.length ? part.lastIndexOf(" ") : part.length;
  return `${from > 0 ? "… " : ""}${part.slice(0, end > 0 ? end : part.length)}${from + length < text.length ? " …" : ""}`;
}

/** The text cut into runs that match the term, which is in lower case, and runs that do not. */
export function toRuns(text: string, term: string): { text: string; match: boolean }[] {
  const runs: { text: string; match: boolean }[] = [];
  const lower = text.toLowerCase();
  let end = 0;
  for (let at = lower.indexOf(term); at >= 0 && term !== ""; at = lower.indexOf(term, end)) {
    if (at > end) runs.push({ text: text.slice(end, at), match: false });
    end = at + term.length;
    runs.push({ text: text.slice(at, end), match: true });
  }
  if (end < text.length) runs.push({ text: text.slice(end), match: false });
  return runs;
}
