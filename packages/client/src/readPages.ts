import type { Answer, CallOptions, Data } from "./Answer.ts";
import { cursors, type Item, lists, type PagedPath } from "./lists.ts";

/** Asks one page. */
export type AskPage = <Path extends PagedPath>(
  path: Path,
  query: Record<string, unknown>,
  options?: CallOptions,
) => Promise<Answer<Path>>;

/** What is read: a path, its parameters without those of paging or from the page they name, and a signal. */
export type Reading<Path extends PagedPath> = {
  path: Path;
  query: Record<string, unknown>;
  options?: CallOptions | undefined;
};

/**
 * The pages of a list from the first to the last, each asked for when the one before has been taken. Listings and all
 * skills are read on by `after`, unless `pageno` or `limit` is given; all others by `pageno`.
 */
export async function* readPages<Path extends PagedPath>(
  ask: AskPage,
  { path, query, options }: Reading<Path>,
): AsyncGenerator<Data<Path>, void, undefined> {
  const idOf: ((item: Item<Path>) => number) | undefined =
    "pageno" in query || "limit" in query ? undefined : cursors[path];
  for (let place = idOf ? Number(query.after ?? 0) : Number(query.pageno ?? 1); ; ) {
    const page = await ask(path, { ...query, ...(idOf ? { after: place } : { pageno: place }) }, options);
    if (page.data === null) return;
    yield page.data;
    const items = itemsOf(path, page.data);
    const last = items.at(-1);
    const { limit } = page.input as { limit?: unknown };
    if (last === undefined || (typeof limit === "number" && items.length < limit)) return;
    place = idOf ? idOf(last) : place + 1;
  }
}

/** The items of all pages, one by one. */
export async function* readItems<Path extends PagedPath>(
  ask: AskPage,
  reading: Reading<Path>,
): AsyncGenerator<Item<Path>, void, undefined> {
  for await (const data of readPages(ask, reading)) yield* itemsOf(reading.path, data);
}

function itemsOf<Path extends PagedPath>(path: Path, data: Data<Path>): readonly Item<Path>[] {
  const list: (data: never) => readonly unknown[] = lists[path];
  return list(data as never) as readonly Item<Path>[];
}
