import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TablePagination,
  TableRow,
  TableSortLabel,
  TextField,
  Typography,
} from "@mui/material";
import type { ReferenceColumn, ReferenceRow } from "@talent/contract/portal-api";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import { moreAside } from "./moreAside.ts";
import { firstPageSize, pageSizes } from "./pageSizes.ts";
import { filterRows, type Order, sortRows } from "./sortRows.ts";
import { stackedRows } from "./stackedRows.ts";

/** What a table shows: a name for it, its columns, its rows with one value per column, and what it is filtered by at first. */
type Props = {
  caption: string;
  columns: ReferenceColumn[];
  rows: readonly ReferenceRow[];
  firstFilter?: string;
};

/** A table that sorts by any column, filters by any cell and shows long lists page by page. */
export function SortableTable({ caption, columns, rows, firstFilter = "" }: Props) {
  const [order, setOrder] = useState<Order>();
  const [text, setText] = useState(firstFilter);
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(firstPageSize);
  const frame = useRef<HTMLDivElement>(null);
  const wanted = useDeferredValue(text);
  const found = useMemo(() => sortRows(filterRows(rows, wanted), order), [rows, wanted, order]);
  const shown = found.slice(page * size, (page + 1) * size);
  const sortBy = (column: number) =>
    setOrder((before) => ({ column, descending: before?.column === column && !before.descending }));

  return (
    <Box sx={{ mb: 3 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center", mb: 1.5 }}>
        <TextField
          size="small"
          type="search"
          label={`Filter ${caption}`}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setPage(0);
          }}
          sx={{ width: { xs: "100%", sm: 300 } }}
        />
        <Typography variant="body2" color="textSecondary" role="status">
          {found.length === rows.length
            ? rowsOf(rows.length)
            : `${count.format(found.length)} of ${rowsOf(rows.length)}`}
        </Typography>
      </Box>
      <TableContainer
        ref={frame}
        tabIndex={0}
        role="region"
        aria-label={`${caption}, table`}
        sx={{
          border: 1,
          borderColor: "divider",
          borderRadius: 1,
          bgcolor: "background.paper",
          maxHeight: "70vh",
          ...moreAside,
        }}
      >
        <Table
          size="small"
          stickyHeader
          role="table"
          aria-label={caption}
          sx={stackedRows(columns.length, headBeside)}
        >
          <TableHead role="rowgroup">
            <TableRow role="row">
              {columns.map((column, index) => {
                const active = order?.column === index;
                const direction = active && order.descending ? "desc" : "asc";
                return (
                  <TableCell
                    key={column.id}
                    role="columnheader"
                    aria-sort={active ? (order.descending ? "descending" : "ascending") : undefined}
                  >
                    <TableSortLabel active={active} direction={direction} onClick={() => sortBy(index)}>
                      {column.label}
                    </TableSortLabel>
                  </TableCell>
                );
              })}
            </TableRow>
          </TableHead>
          <TableBody role="rowgroup">
            {shown.map((row, index) => (
              <TableRow key={`${page}-${index}`} role="row" hover>
                {columns.map((column, cell) => (
                  <TableCell key={column.id} role="cell" data-column={column.label}>
                    {row[cell]}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {found.length === 0 && <Typography sx={{ py: 2 }}>No row contains “{text.trim()}”.</Typography>}
      {found.length > Math.min(...pageSizes) && (
        <TablePagination
          component="div"
          sx={pageChoice}
          count={found.length}
          page={page}
          rowsPerPage={size}
          rowsPerPageOptions={pageSizes}
          onPageChange={(_, next) => {
            setPage(next);
            frame.current?.scrollTo({ top: 0 });
          }}
          onRowsPerPageChange={(event) => {
            setSize(Number(event.target.value));
            setPage(0);
          }}
        />
      )}
    </Box>
  );
}

const count = new Intl.NumberFormat("en");

function rowsOf(rows: number): string {
  return `${count.format(rows)} ${rows === 1 ? "row" : "rows"}`;
}

/** Where rows are paragraphs their order is still chosen by the names of the columns, which stand in a line above. */
const headBeside = {
  "& thead": { display: "block" },
  "& thead tr": { display: "flex", flexWrap: "wrap", py: 0, bgcolor: "raised.main" },
  "& thead th": { position: "static", border: 0, minWidth: 0 },
} as const;

/** On a narrow screen the way to the next page matters more than how long a page is. */
const pageChoice = {
  "& .MuiTablePagination-selectLabel, & .MuiTablePagination-input": {
    display: { xs: "none", sm: "inline-flex" },
  },
};
