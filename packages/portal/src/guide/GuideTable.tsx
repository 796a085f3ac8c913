import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from "@mui/material";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { GuideText } from "./GuideText.tsx";
import { moreAside } from "./moreAside.ts";
import { stackedRows } from "./stackedRows.ts";

/**
 * A small fixed table of the guide. On a narrow screen each row of a table of several columns is a paragraph of its own,
 * its cells below each other with the name of their column, so that no column is out of sight.
 */
export function GuideTable({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: string[];
  rows: string[][];
}) {
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={caption}
      sx={{
        mb: 3,
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        bgcolor: "background.paper",
        ...moreAside,
      }}
    >
      <Table
        size="small"
        role="table"
        aria-label={caption}
        sx={stackedRows(columns.length, { "& thead": visuallyHidden })}
      >
        <TableHead role="rowgroup">
          <TableRow role="row">
            {columns.map((column) => (
              <TableCell key={column} role="columnheader" scope="col">
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {rows.map((row) => (
            <TableRow key={row.join("|")} role="row">
              {row.map((cell, index) => (
                <TableCell key={columns[index]} role="cell" data-column={columns[index]}>
                  <span>
                    <GuideText text={cell} />
                  </span>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
