import { widths } from "../theme/tokens.ts";

/** Where a screen of text without a left menu stands: in the middle, as wide as is still read with ease. */
export const readingColumn = { py: { xs: 2, md: 4 }, maxWidth: widths.contentMin, mx: "auto" } as const;

/** Such a column of what is loaded: the footer stays below the window, where it waits while the list is on its way. */
export const listColumn = { ...readingColumn, minHeight: "100vh" } as const;
