import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from "@mui/material";
import { GuideText } from "./GuideText.tsx";

/** A small fixed table of the guide; it scrolls sideways on its own when the screen is narrow. */
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
      sx={{ mb: 3, border: 1, borderColor: "divider", borderRadius: 1, bgcolor: "background.paper" }}
    >
      <Table size="small" aria-label={caption}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column} scope="col">
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.join("|")}>
              {row.map((cell, index) => (
                <TableCell key={columns[index]}>
                  <GuideText text={cell} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
