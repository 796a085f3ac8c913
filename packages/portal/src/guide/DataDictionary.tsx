import { useQuery } from "@tanstack/react-query";
import { FailedPart } from "../shell/states.tsx";
import { toPlainText } from "./inline.ts";
import { LazySortableTable } from "./LazySortableTable.tsx";
import { TableRoom } from "./TableRoom.tsx";

const columns = [
  { id: "field", label: "Field", numeric: false },
  { id: "type", label: "Type", numeric: false },
  { id: "meaning", label: "Meaning", numeric: false },
  { id: "where", label: "Answered by", numeric: false },
];

/** More rows than one page of the table has. */
const longest = 1000;

/** How many operations are named before the rest is only counted. */
const mostNamed = 4;

function someOf(operations: string[]): string {
  const named = operations.slice(0, mostNamed).join(", ");
  return operations.length <= mostNamed ? named : `${named} and ${operations.length - mostNamed} more`;
}

/** Every field the data API answers with, taken from the contract when the portal was built. */
export function DataDictionary({ caption }: { caption: string }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["data dictionary"],
    queryFn: async () => (await import("virtual:data-dictionary")).dictionary,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending) return <TableRoom label={caption} rows={longest} />;
  if (error) return <FailedPart what={caption} error={error} onTryAgain={() => void refetch()} />;
  return (
    <LazySortableTable
      caption={caption}
      columns={columns}
      rows={data.map(({ field, type, meaning, operations }) => [
        field,
        type,
        toPlainText(meaning),
        someOf(operations),
      ])}
    />
  );
}
