import { getGetReferenceListQueryOptions, useGetFaq } from "@talent/contract/portal-api/hooks";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Block } from "../guide/Block.ts";
import { pages } from "../guide/pages/pages.ts";
import { toSearch } from "../guide/place.ts";
import { faqEntries } from "./faqEntries.ts";
import { type GuideEntry, toGuideEntries } from "./guideEntries.ts";

const entries = toGuideEntries(pages);

const referenceTables = pages.flatMap((page) =>
  page.blocks
    .filter((block): block is Extract<Block, { kind: "referenceTable" }> => block.kind === "referenceTable")
    .map((block) => ({ page: page.title, to: `/${toSearch(page.place)}`, list: block.list })),
);

/**
 * What is searched: the guide with the rows of its reference tables and the FAQ, and the operations. What is still loading, or
 * cannot be loaded, is simply not found yet.
 */
export function useSearchIndex() {
  const operations = useQuery({
    queryKey: ["operation index"],
    queryFn: async () => (await import("virtual:operation-index")).operationIndex,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const tables = useQueries({
    queries: referenceTables.map(({ list }) => getGetReferenceListQueryOptions(list)),
    combine: (results) => results.map(({ data }) => (data instanceof Blob ? undefined : data?.data.rows)),
  });
  const { data: faq } = useGetFaq();
  const guide = useMemo(
    () => [
      ...entries,
      ...faqEntries(faq?.data.FaqList ?? []),
      ...referenceTables.flatMap(({ page, to }, index): GuideEntry[] =>
        (tables[index] ?? []).map((row) => ({
          page,
          to,
          text: row.filter((cell) => cell !== null).join(" · "),
          heading: page,
          isTitle: false,
        })),
      ),
    ],
    [tables, faq],
  );
  return { guide, operations: operations.data ?? [] };
}
