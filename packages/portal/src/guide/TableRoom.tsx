import { Box, Skeleton } from "@mui/material";

/** The longest page of a table; longer ones are read page by page. */
const mostRows = 60;
/** From so many rows on, a table has a line to choose its page. */
const pagedFrom = 26;

/** The room of a table that is loading: its filter, so many rows, and the choice of the page where there is one. */
export function TableRoom({ label, rows }: { label: string; rows: number }) {
  return (
    <Box role="status" aria-label={`Loading ${label}`} aria-busy sx={{ display: "flow-root", mb: 3 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, mb: 1.5 }}>
        <Skeleton variant="rounded" height={40} sx={{ width: 300, maxWidth: "100%" }} />
        <Skeleton variant="rounded" height={20} width={54} />
      </Box>
      <Skeleton
        variant="rounded"
        height={`min(70vh, ${Math.min(rows, mostRows) * 33 + 38}px)`}
        sx={{ mb: rows < pagedFrom ? 0 : 6.5 }}
      />
    </Box>
  );
}
