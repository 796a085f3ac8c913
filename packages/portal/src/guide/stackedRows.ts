import type { Theme } from "@mui/material/styles";

/** The most columns that are read beside each other on a narrow screen. */
const mostBeside = 2;

/**
 * How a table of several columns is drawn on a narrow screen: each row a paragraph of its own, its cells below each
 * other with the name of their column, which they say as `data-column`, so that no column is out of sight. `head` is how
 * its head is drawn there. Drawn as blocks, a table is one for readers by ear only by the roles it is given.
 */
export function stackedRows(columns: number, head: Record<string, object>) {
  return (theme: Theme) =>
    columns > mostBeside ? { [theme.breakpoints.down("sm")]: { ...stacked, ...head } } : {};
}

const stacked = {
  "&, & tbody, & tr, & td": { display: "block" },
  "& tr": { borderBottom: 1, borderColor: "divider", py: 1 },
  "& tr:last-of-type": { borderBottom: 0 },
  "& td": { border: 0, py: 0.5, overflowWrap: "anywhere" },
  "& td:first-of-type": { fontWeight: 600 },
  "& td:not(:first-of-type)": { display: "grid", gridTemplateColumns: "7.5rem 1fr", columnGap: 1 },
  "& td:not(:first-of-type)::before": { content: 'attr(data-column) / ""', color: "text.secondary" },
} as const;
