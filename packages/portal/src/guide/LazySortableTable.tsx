import { type ComponentProps, lazy, Suspense } from "react";
import { SidePart } from "../shell/SidePart.tsx";
import type { SortableTable } from "./SortableTable.tsx";
import { TableRoom } from "./TableRoom.tsx";

const Loaded = lazy(async () => ({ default: (await import("./SortableTable.tsx")).SortableTable }));

/** A sortable table, fetched with the first page that has one. */
export function LazySortableTable(props: ComponentProps<typeof SortableTable>) {
  return (
    <SidePart what={props.caption}>
      <Suspense fallback={<TableRoom label={props.caption} rows={props.rows.length} />}>
        <Loaded {...props} />
      </Suspense>
    </SidePart>
  );
}
