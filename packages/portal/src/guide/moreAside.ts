const shade = "rgba(var(--mui-palette-text-primaryChannel) / 0.22)";

/**
 * Shades the side of a frame behind which there is more to scroll to. The covers move with what is scrolled, the shades
 * stay, so that each is seen only where something is hidden.
 */
export const moreAside = {
  backgroundImage: [
    "linear-gradient(to right, var(--mui-palette-background-paper) 40%, transparent)",
    "linear-gradient(to left, var(--mui-palette-background-paper) 40%, transparent)",
    `linear-gradient(to right, ${shade}, transparent)`,
    `linear-gradient(to left, ${shade}, transparent)`,
  ].join(", "),
  backgroundPosition: "0 0, 100% 0, 0 0, 100% 0",
  backgroundSize: "36px 100%, 36px 100%, 12px 100%, 12px 100%",
  backgroundRepeat: "no-repeat",
  backgroundAttachment: "local, local, scroll, scroll",
} as const;
