import { getGetReferenceListQueryOptions, useGetFaq } from "@talent/contract/portal-api/hooks";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Block } from "../guide/Block.ts";
import { dictionaryQuery } from "../guide/dictionaryQuery.ts";
import { fillIn } from "../guide/fillIn.ts";
import { pages } from "../guide/pages/pages.ts";
import { toSearch } from "../guide/place.ts";
import { usePortal } from "../shell/PortalContext.ts";
import { dictionaryEntries } from "./dictionaryEntries.ts";
import { faqEntries } from "./faqEntries.ts";
import { type GuideEntry, toGuideEntries } from "./guideEntries.ts";

const entries = toGuideEntries(pages);

const referenceTables = pages.flatMap((page) =>
  page.blocks
    .filter((block): block is Extract<Block, { kind: "referenceTable" }> => block.kind === "referenceTable")
    .map((block) => ({ page: page.title, to: `/${toSearch(page.place)}`, list: block.list })),
);

/**
 * What is searched: the guide with the rows of its reference tables and of the data dictionary, the FAQ, and the
 * operations. What is still loading, which `isPending` tells, or cannot be loaded, why tells `error`, is not found yet.
 */
export function useSearchIndex() {
  const operations = useQuery({
    queryKey: ["operation index"],
    queryFn: async () => (await import("virtual:operation-index")).operationIndex,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const dictionary = useQuery(dictionaryQuery);
  const lists = useQueries({
    queries: referenceTables.map(({ list }) => getGetReferenceListQueryOptions(list)),
    combine: (results) => ({
      tables: results.map(({ data }) => (data instanceof Blob ? undefined : data?.data.rows)),
      isPending: results.some(({ isPending }) => isPending),
      error: results.find(({ error }) => error !== null)?.error ?? null,
    }),
  });
  const faq = useGetFaq();
  const { configuration } = usePortal();
  const guide = useMemo(
    () => [
      ...entries.map((entry) => ({ ...entry, text: fillIn(entry.text, configuration) })),
      ...faqEntries(faq.data?.data.FaqList ?? []),
      ...dictionaryEntries(dictionary.data ?? []),
      ...referenceTables.flatMap(({ page, to }, index): GuideEntry[] =>
        (lists.tables[index] ?? []).map((row) => ({
          page,
          to,
          text: row.filter((cell) => cell !== null).join(" · "),
          heading: page,
          isTitle: false,
        })),
      ),
    ],
    [lists.tables, faq.data, dictionary.data, configuration],
  );
  const parts = [operations, dictionary, lists, faq];
  return {
    guide,
    operations: operations.data ?? [],
    isPending: parts.some(({ isPending }) => isPending),
    error: parts.find(({ error }) => error !== null)?.error ?? null,
  };
}
