import { type Entry, type Hit, InvalidKeyword, type List, search } from "@talent/taxonomy";
import { Problem } from "../http/Problem.ts";
import type { IdList } from "../parameters/IdList.ts";
import { type PageRequest, toPage } from "./pages.ts";

/** What a taxonomy operation is asked for. */
export type EntriesAsked<T> = PageRequest & { keyword?: IdList<string>; where?: (entry: T) => boolean };

/** A page of a taxonomy, and what was used to find it; `none` when nothing fits, or the page lies past the end. */
export type EntriesFound<T> = {
  hits: readonly Hit<T>[];
  numFound: number;
  none: boolean;
  used: { keyword?: string[]; limit: number; pageno: number };
};

/** Entries that fit any of the keywords, best first; without a keyword all entries, by id. */
export function findEntries<T extends Entry>(list: List<T>, asked: EntriesAsked<T>): EntriesFound<T> {
  const { limit, pageno, offset } = toPage(asked);
  const keywords = asked.keyword?.any;
  const { hits, numFound } = keywords
    ? searched(list, keywords, { limit, offset, where: asked.where })
    : listed(list, { limit, offset, where: asked.where });
  const used = { ...(keywords && { keyword: keywords }), limit, pageno };
  return { hits, numFound, none: hits.length === 0, used };
}

type Part<T> = { limit: number; offset: number; where?: (entry: T) => boolean };

function searched<T extends Entry>(list: List<T>, keywords: readonly string[], part: Part<T>) {
  try {
    return search(list, keywords.join(","), part);
  } catch (error) {
    if (error instanceof InvalidKeyword)
      throw new Problem("invalidFormat", { hint: `Parameter keyword: ${error.message}` });
    throw error;
  }
}

function listed<T extends Entry>(list: List<T>, { limit, offset, where }: Part<T>) {
  const entries = where ? list.all.filter(where) : list.all;
  return {
    hits: entries.slice(offset, offset + limit).map((entry) => ({ entry, score: 1 })),
    numFound: entries.length,
  };
}
