import { useQuery } from "@tanstack/react-query";
import { FailedPart } from "../shell/states.tsx";
import { dictionaryTable } from "./dictionaryTable.ts";
import { LazySortableTable } from "./LazySortableTable.tsx";
import { TableRoom } from "./TableRoom.tsx";

/** More rows than one page of the table has. */
const longest = 1000;

/** Every field the data API answers with, taken from the contract when the portal was built. */
export function DataDictionary({ caption }: { caption: string }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["data dictionary"],
    queryFn: async () => (await import("virtual:data-dictionary")).dictionary,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending) return <TableRoom label={caption} rows={longest} />;
  if (error) return <FailedPart what={caption} error={error} onTryAgain={() => void refetch()} />;
  return <LazySortableTable caption={caption} {...dictionaryTable(data)} />;
}
