import { Box, Skeleton } from "@mui/material";
import { firstPageSize, pageSizes } from "./pageSizes.ts";

/** The room of a table that is loading: its filter, so many rows, and the choice of the page where there is one. */
export function TableRoom({ label, rows }: { label: string; rows: number }) {
  return (
    <Box role="status" aria-label={`Loading ${label}`} aria-busy sx={{ display: "flow-root", mb: 3 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, mb: 1.5 }}>
        <Skeleton variant="rounded" height={40} sx={{ width: { xs: "100%", sm: 300 } }} />
        <Skeleton variant="rounded" height={20} width={54} />
      </Box>
      <Skeleton
        variant="rounded"
        height={`min(70vh, ${Math.min(rows, firstPageSize) * 33 + 38}px)`}
        sx={{ mb: rows > Math.min(...pageSizes) ? 6.5 : 0 }}
      />
    </Box>
  );
}
