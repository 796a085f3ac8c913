import { createList, type Entry, type List, prepareSearch, type Taxonomy } from "@talent/taxonomy";
import type { Employer, Snapshot } from "@talent/warehouse";

type Registered = Entry & { postings: number };

const titleLists = new WeakMap<Snapshot, Promise<List<Registered>>>();
const employerLists = new WeakMap<Snapshot, Promise<List<Employer>>>();
const every = { limit: 2_000_000_000, offset: 0 };
const byPostings = { popularity: ({ postings }: { postings: number }) => postings };

/**
 * Every title of a snapshot as a list to search, the more postings the more popular, those of the taxonomy with their
 * other names there. Read once for each snapshot.
 */
export function titleList(
  snapshot: Snapshot,
  titles: Pick<Taxonomy["titles"], "byId">,
): Promise<List<Registered>> {
  return kept(titleLists, snapshot, async () => {
    const { entries } = await snapshot.findTitles(every);
    return entries.map((title) => ({ ...title, aliases: titles.byId(title.id)?.aliases ?? [] }));
  });
}

/** Every employer of a snapshot as a list to search, the more postings the more popular. Read once for each snapshot. */
export function employerList(snapshot: Snapshot): Promise<List<Employer>> {
  return kept(employerLists, snapshot, async () => (await snapshot.findEmployers(every)).entries);
}

/** A list that is read once; a failure is not kept, so that the next to ask tries again. */
function kept<T extends Registered>(
  lists: WeakMap<Snapshot, Promise<List<T>>>,
  snapshot: Snapshot,
  read: () => Promise<readonly T[]>,
): Promise<List<T>> {
  const known = lists.get(snapshot);
  if (known) return known;
  const made = read().then(async (entries) => {
    const list = createList(() => entries, byPostings);
    await prepareSearch(list);
    return list;
  });
  lists.set(snapshot, made);
  made.catch(() => lists.delete(snapshot));
  return made;
}
