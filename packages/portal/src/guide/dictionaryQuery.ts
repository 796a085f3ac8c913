import { queryOptions } from "@tanstack/react-query";

/** How the data dictionary is fetched, a part of the program of its own; it stays as long as the page. */
export const dictionaryQuery = queryOptions({
  queryKey: ["data dictionary"],
  queryFn: async () => (await import("virtual:data-dictionary")).dictionary,
  staleTime: Number.POSITIVE_INFINITY,
});
