import type { IndexedOperation } from "virtual:operation-index";
import { operationAddress } from "../guide/target.ts";
import type { GuideEntry } from "./guideEntries.ts";
import { hasWords, placesOf } from "./placesOf.ts";

/** How many hits of one page or one tag are listed. */
export const mostHits = 6;

/** A hit: where it leads, what it is called, the text that matched, and how well it answers: 0 is best. */
export type Hit = { to: string; title: string; text: string; rank: number };

/** Hits of one page or one tag; `more` counts those not listed. */
export type HitGroup = { title: string; hits: Hit[]; more: number };

/** Both groups of results, what answers best first: a title before a text, the whole term before its words. */
export type Results = { guide: HitGroup[]; operations: HitGroup[] };

/** A hit and the group it is listed in. */
type Found = { group: string; hit: Hit };

/**
 * Looks for the term, which is in lower case, in the guide and in the operations: as it stands, and by its words. Where
 * several words are found as they stand, only titles are looked through word by word.
 */
export function searchDocumentation(
  term: string,
  guide: readonly GuideEntry[],
  operations: readonly IndexedOperation[],
): Results {
  return {
    guide: grouped(
      term,
      guide.flatMap((entry) => inGuide(entry, term)),
    ),
    operations: grouped(
      term,
      operations.flatMap((operation) => inOperation(operation, term)),
    ),
  };
}

/** Ranks from here on are of hits that have the words of the term, but not the whole of it. */
const byWords = 4;

function inGuide({ page, heading, to, text, isTitle, label = page }: GuideEntry, term: string): Found[] {
  const lower = text.toLowerCase();
  const found = (rank: number): Found[] => [{ group: page, hit: { to, title: label, text, rank } }];
  if (isTitle && lower === term) return found(0);
  if (lower.includes(term)) return found(isTitle ? 1 : 3);
  if (hasWords(term, text)) return found(isTitle ? byWords : byWords + 1);
  return hasWords(term, text, page, heading) ? found(byWords + 2) : [];
}

function inOperation(operation: IndexedOperation, term: string): Found[] {
  const { tag, summary, description, operationId, method, path, parameters } = operation;
  const address = `${method} ${path}`;
  // Every service has a check of its health, named after it; who looks for the service means the service.
  const behind = tag === "health check" ? 0.5 : 0;
  const found = (rank: number, text: string): Found[] => [
    { group: tag, hit: { to: operationAddress(summary), title: summary, text, rank: rank + behind } },
  ];
  const names = [summary, operationId, path, address].map((name) => name.toLowerCase());
  if (names.includes(term)) return found(0, address);
  if (names.some((name) => name.includes(term))) return found(1, address);
  if (hasWords(term, summary)) return found(byWords, address);
  const texts = [description, ...parameters.map((one) => `${one.name}: ${one.description}`)];
  const whole = texts.find((text) => text.toLowerCase().includes(term));
  if (whole !== undefined) return found(3, whole);
  if (hasWords(term, description, summary)) return found(byWords + 1, description);
  const worded = texts.find((text) => hasWords(term, text));
  return worded === undefined ? [] : found(byWords + 2, worded);
}

function grouped(term: string, all: readonly Found[]): HitGroup[] {
  const isWhole = term.includes(" ") && all.some(({ hit }) => hit.rank < byWords);
  const found = all
    .filter(({ hit }) => !isWhole || hit.rank <= byWords)
    .sort((one, other) => one.hit.rank - other.hit.rank);
  const groups = new Map<string, HitGroup>();
  for (const { group: title, hit } of found) {
    const group = groups.get(title) ?? { title, hits: [], more: 0 };
    groups.set(title, group);
    if (group.hits.length < mostHits) group.hits.push(hit);
    else group.more++;
  }
  return [...groups.values()];
}

/** Which of the hits, in the order they are listed in, answers best; the first of equals, 0 where there is none. */
export function bestOf(hits: readonly Hit[]): number {
  const best = Math.min(...hits.map(({ rank }) => rank));
  return Math.max(
    0,
    hits.findIndex(({ rank }) => rank === best),
  );
}

/** A part of the text around the first match, at most about `length` characters; the text itself when it is short. */
export function excerpt(text: string, term: string, length = 140): string {
  if (text.length <= length) return text;
  const [at] = placesOf(text, term)[0] ?? [0];
  const start = Math.max(0, Math.min(at - length / 3, text.length - length));
  const from = start === 0 ? 0 : text.indexOf(" ", start) + 1;
  const part = text.slice(from, from + length);
  const end = from + length < text.length ? part.lastIndexOf(" ") : part.length;
  return `${from > 0 ? "… " : ""}${part.slice(0, end > 0 ? end : part.length)}${from + length < text.length ? " …" : ""}`;
}

/** The text cut into runs that match the term, which is in lower case, and runs that do not. */
export function toRuns(text: string, term: string): { text: string; match: boolean }[] {
  const runs: { text: string; match: boolean }[] = [];
  let end = 0;
  for (const [from, to] of placesOf(text, term)) {
    if (from > end) runs.push({ text: text.slice(end, from), match: false });
    runs.push({ text: text.slice(from, to), match: true });
    end = to;
  }
  if (end < text.length) runs.push({ text: text.slice(end), match: false });
  return runs;
}
