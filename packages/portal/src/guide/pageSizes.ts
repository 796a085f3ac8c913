/** How many rows a page of a table may have, the fewest first; a table with no more rows than those has one page. */
export const pageSizes = [25, 60, 100];

/** How many it has until somebody chooses. */
export const firstPageSize = 60;
