import { colours } from "./tokens.ts";

const { paper, text, textSoft, line, primary, info, danger } = colours.light;

/** How the portal is printed: in dark letters on paper whatever the theme, whole tables and lists, nothing that is only for a screen. */
export const printed = {
  // The reference says the theme once more, further in.
  "html[data-theme], html [data-theme]": {
    colorScheme: "light",
    "--mui-palette-background-default": paper,
    "--mui-palette-background-paper": paper,
    "--mui-palette-raised-main": paper,
    "--mui-palette-bar-main": paper,
    "--mui-palette-bar-text": text,
    "--mui-palette-bar-soft": textSoft,
    "--mui-palette-code-main": paper,
    "--mui-palette-code-text": text,
    "--mui-palette-text-primary": text,
    "--mui-palette-text-secondary": textSoft,
    "--mui-palette-divider": line,
    "--mui-palette-primary-main": primary,
    "--mui-palette-primary-contrastText": paper,
    "--mui-palette-info-main": info,
    "--mui-palette-Alert-infoColor": text,
    "--mui-palette-Alert-warningColor": text,
    "--mui-palette-error-main": danger,
  },
  "header, nav, main button:not(.MuiAccordionSummary-root), .TopNav--mosaic, .TryItPanel": {
    display: "none !important",
  },
  "main pre": { border: `1px solid ${line}`, breakInside: "avoid" },
  ".MuiTableContainer-root": { maxHeight: "none !important", overflow: "visible !important" },
  // A list of questions none of which is open is printed with all its answers.
  "main:not(:has(.MuiAccordion-root.Mui-expanded)) .MuiCollapse-root": {
    height: "auto !important",
    visibility: "visible !important",
  },
  "h1, h2, h3": { breakAfter: "avoid" },
} as const;
