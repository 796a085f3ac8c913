/** Colours of both themes; every text colour has at least 4.5:1 against both backgrounds of its theme. */
export const colours = {
  light: {
    background: "#f6f7f8",
    paper: "#ffffff",
    raised: "#eef1f3",
    text: "#18212b",
    textSoft: "#4b5866",
    line: "#d5dbe1",
    primary: "#0b665c",
    primaryStrong: "#084d45",
    onPrimary: "#ffffff",
    accent: "#8a5a00",
    mark: "#ffe39a",
    danger: "#b3261e",
    warning: "#8a5300",
    success: "#1c6b35",
    info: "#0b5394",
    bar: "#12202b",
    onBar: "#eef4f6",
    onBarSoft: "#b9c7d1",
    code: "#0f1a23",
    onCode: "#e3edf2",
  },
  dark: {
    background: "#10161d",
    paper: "#171f28",
    raised: "#1f2933",
    text: "#e7ecf1",
    textSoft: "#aab6c2",
    line: "#33404d",
    primary: "#62cdbd",
    primaryStrong: "#8fe0d3",
    onPrimary: "#06231f",
    accent: "#ffc857",
    mark: "#6b5312",
    danger: "#ffb4ab",
    warning: "#ffc57a",
    success: "#8fd6a2",
    info: "#9ecbff",
    bar: "#0a1016",
    onBar: "#eef4f6",
    onBarSoft: "#aebcc7",
    code: "#0a1016",
    onCode: "#dbe7ee",
  },
} as const;

/** Widths in pixels: the content column of a desktop and the left menu. */
export const widths = { contentMin: 1020, contentMax: 1440, menu: 264 } as const;

/** How far below the top of the window a link's aim stops, in pixels: below the header, which is of two lines on a narrow screen. */
export const headerRoom = { xs: 112, md: 96 } as const;

/** Font stacks; nothing is downloaded. */
export const fonts = {
  text: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  code: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
} as const;
