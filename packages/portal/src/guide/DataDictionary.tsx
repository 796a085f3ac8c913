import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { FailedPart } from "../shell/states.tsx";
import { dictionaryQuery } from "./dictionaryQuery.ts";
import { dictionaryTable } from "./dictionaryTable.ts";
import { LazySortableTable } from "./LazySortableTable.tsx";
import { TableRoom } from "./TableRoom.tsx";

/** More rows than one page of the table has. */
const longest = 1000;

/**
 * Every field the data API answers with, taken from the contract when the portal was built; filtered by the `field` the
 * address names, until the reader filters otherwise.
 */
export function DataDictionary({ caption }: { caption: string }) {
  const { data, error, isPending, refetch } = useQuery(dictionaryQuery);
  const field = useSearchParams()[0].get("field") ?? "";
  if (isPending) return <TableRoom label={caption} rows={longest} />;
  if (error) return <FailedPart what={caption} error={error} onTryAgain={() => void refetch()} />;
  return <LazySortableTable key={field} caption={caption} {...dictionaryTable(data)} firstFilter={field} />;
}
