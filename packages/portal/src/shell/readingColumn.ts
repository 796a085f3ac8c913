import { widths } from "../theme/tokens.ts";

/** Where a screen of text without a left menu stands: in the middle, as wide as is still read with ease. */
export const readingColumn = { py: { xs: 2, md: 4 }, maxWidth: widths.contentMin, mx: "auto" } as const;
