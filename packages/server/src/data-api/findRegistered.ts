import type { Found } from "@talent/warehouse";
import type { IdList } from "../parameters/IdList.ts";
import { type PageRequest, toPage } from "./pages.ts";

/** What the snapshot's registry is asked for. */
export type RegisteredAsked = PageRequest & { keyword?: IdList<string> };

type Page = { keywords?: string[]; limit: number; offset: number };

/** A page of the snapshot's employers, titles or sources, and what was used to find it. */
export async function findRegistered<T extends { id: number; name: string }>(
  asked: RegisteredAsked,
  find: (page: Page) => Promise<Found<T>>,
) {
  const { limit, pageno, offset } = toPage(asked);
  const keywords = asked.keyword?.any;
  const { entries, numFound } = await find({ keywords, limit, offset });
  return {
    entries: entries.map(({ id, name }) => ({ id, name })),
    numFound,
    none: entries.length === 0,
    used: { ...(keywords && { keyword: keywords }), limit, pageno },
  };
}
