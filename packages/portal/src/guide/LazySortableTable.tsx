import { type ComponentProps, lazy, Suspense } from "react";
import { LoadingPart } from "../shell/states.tsx";
import type { SortableTable } from "./SortableTable.tsx";

const Loaded = lazy(async () => ({ default: (await import("./SortableTable.tsx")).SortableTable }));

/** A sortable table, fetched with the first page that has one. */
export function LazySortableTable(props: ComponentProps<typeof SortableTable>) {
  return (
    <Suspense fallback={<LoadingPart label={props.caption} lines={6} />}>
      <Loaded {...props} />
    </Suspense>
  );
}
