import { createTheme, type PaletteOptions } from "@mui/material/styles";
import { printed } from "./printed.ts";
import { colours, fonts, headerRoom } from "./tokens.ts";

type Colours = (typeof colours)["light" | "dark"];

declare module "@mui/material/styles" {
  interface Palette {
    bar: { main: string; text: string; soft: string };
    code: { main: string; text: string };
    mark: { main: string };
    raised: { main: string };
  }
  interface PaletteOptions {
    bar?: { main: string; text: string; soft: string };
    code?: { main: string; text: string };
    mark?: { main: string };
    raised?: { main: string };
  }
}

function toPalette(c: Colours): PaletteOptions {
  return {
    primary: { main: c.primary, dark: c.primaryStrong, contrastText: c.onPrimary },
    secondary: { main: c.accent, contrastText: c.paper },
    error: { main: c.danger, contrastText: c.paper },
    warning: { main: c.warning, contrastText: c.paper },
    success: { main: c.success, contrastText: c.paper },
    info: { main: c.info, contrastText: c.paper },
    background: { default: c.background, paper: c.paper },
    text: { primary: c.text, secondary: c.textSoft },
    divider: c.line,
    bar: { main: c.bar, text: c.onBar, soft: c.onBarSoft },
    code: { main: c.code, text: c.onCode },
    mark: { main: c.mark },
    raised: { main: c.raised },
  };
}

/** The one theme: both colour schemes as CSS variables, switched by `data-theme` on the root element. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: "[data-theme=%s]" },
  colorSchemes: { light: { palette: toPalette(colours.light) }, dark: { palette: toPalette(colours.dark) } },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: fonts.text,
    h1: { fontSize: "2rem", fontWeight: 700, letterSpacing: "-0.02em", lineHeight: 1.2 },
    h2: { fontSize: "1.4rem", fontWeight: 650, letterSpacing: "-0.01em", lineHeight: 1.3 },
    h3: { fontSize: "1.1rem", fontWeight: 650, lineHeight: 1.4 },
    body1: { lineHeight: 1.65 },
    button: { textTransform: "none", fontWeight: 600 },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        "::highlight(found)": {
          backgroundColor: "var(--mui-palette-mark-main)",
          color: "var(--mui-palette-text-primary)",
        },
        // The reference's styles take these from every element, also from those outside of it.
        ":where(p, ul, ol, dl, dd, blockquote, h3, h4, h5, hr):where(:not(.reference *))": {
          margin: "revert",
          padding: "revert",
          listStyle: "revert",
          fontSize: "revert",
          fontWeight: "revert",
        },
        ":where(code, pre, kbd, samp):where(:not(.reference *))": { fontFamily: fonts.code },
        ":where(code):where(:not(.reference *, pre *))": { fontSize: "0.9em", overflowWrap: "break-word" },
        ":focus-visible": { outline: "2px solid var(--mui-palette-primary-main)", outlineOffset: 2 },
        "@media print": printed,
        "@media (prefers-reduced-motion: reduce)": {
          "*, *::before, *::after": {
            animationDuration: "0.01ms !important",
            // What goes on without an end, such as the place of a list that loads, would flicker.
            animationIterationCount: "1 !important",
            transitionDuration: "0.01ms !important",
          },
        },
      },
    },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        // Buttons take the page's outline away and would show a ripple in its place, which they have not here.
        root: {
          "&:focus-visible": { outline: "2px solid var(--mui-palette-primary-main)", outlineOffset: 2 },
        },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: ({ theme: { breakpoints } }) => ({ [breakpoints.down("sm")]: { padding: 6 } }),
      },
    },
    MuiInputBase: {
      styleOverrides: {
        // The library's own is see-through, of which too little contrast is left.
        input: { "&::placeholder": { color: "var(--mui-palette-text-secondary)", opacity: 1 } },
      },
    },
    // As high as its letters, which a reader may have enlarged.
    MuiChip: { styleOverrides: { root: { height: "auto", minHeight: 24 } } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: "none" } } },
    MuiMenu: { styleOverrides: { paper: { border: "1px solid var(--mui-palette-divider)" } } },
    MuiPopover: { styleOverrides: { paper: { border: "1px solid var(--mui-palette-divider)" } } },
    MuiDialog: { styleOverrides: { paper: { border: "1px solid var(--mui-palette-divider)" } } },
    MuiLink: { styleOverrides: { root: { textUnderlineOffset: "0.15em" } } },
    MuiTableCell: {
      styleOverrides: {
        head: { fontWeight: 650, backgroundColor: "var(--mui-palette-raised-main)" },
        root: ({ theme: { breakpoints } }) => ({
          verticalAlign: "top",
          // The library's own line is made for a divider that is see-through; of a solid one next to nothing is left.
          borderBottomColor: "var(--mui-palette-divider)",
          "tbody tr:last-child > &": { borderBottom: 0 },
          // On a narrow screen a table scrolls sideways rather than breaking each of its cells into many lines.
          [breakpoints.down("sm")]: { paddingInline: 10, "&:not(:first-of-type)": { minWidth: 108 } },
        }),
      },
    },
    MuiAccordion: {
      defaultProps: { disableGutters: true, elevation: 0 },
      styleOverrides: {
        root: ({ theme: { breakpoints } }) => ({
          scrollMarginTop: headerRoom.md,
          [breakpoints.down("md")]: { scrollMarginTop: headerRoom.xs },
          border: "1px solid var(--mui-palette-divider)",
          borderRadius: 0,
          "&::before": { display: "none" },
          ".MuiAccordion-root + &": { borderTop: 0 },
          // The star keeps the first from being read as a state of the accordion itself.
          "*:not(.MuiAccordion-root) + &, &:first-of-type": {
            borderTopLeftRadius: 8,
            borderTopRightRadius: 8,
          },
          "&:not(:has(+ .MuiAccordion-root))": { borderBottomLeftRadius: 8, borderBottomRightRadius: 8 },
          "& + :not(.MuiAccordion-root, h2, h3)": { marginTop: 24 },
        }),
      },
    },
  },
});
