import type { ReferenceListName } from "@talent/contract/portal-api";
import { useGetReferenceList } from "@talent/contract/portal-api/hooks";
import { EmptyPart, FailedPart } from "../shell/states.tsx";
import { LazySortableTable } from "./LazySortableTable.tsx";
import { TableRoom } from "./TableRoom.tsx";

type Props = { list: ReferenceListName; caption: string; expected: number };

/** A reference list, from the same taxonomy as the API, that sorts, filters and can be saved. */
export function ReferenceTable({ list, caption, expected }: Props) {
  const { data, error, isPending, refetch } = useGetReferenceList(list);
  if (isPending) return <TableRoom label={caption} rows={expected} />;
  if (error) return <FailedPart what={caption} error={error} onTryAgain={() => void refetch()} />;
  if (data instanceof Blob || data.data.rows.length === 0) return <EmptyPart>This list is empty.</EmptyPart>;
  return <LazySortableTable caption={caption} columns={data.data.columns} rows={data.data.rows} />;
}
