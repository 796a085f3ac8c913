import type { Plugin } from "vite";

/** Takes out the deprecation warnings Elements' own use of jotai would print by the hundred in the reader's console. */
export function quietDeprecations(): Plugin {
  return {
    name: "quiet-deprecations",
    transform(code, id) {
      if (!/[/\\]jotai[/\\].*utils\.m?js$/.test(id)) return undefined;
      return { code: code.replace(/console\.warn\("\[DEPRECATED\][^"]*"\);/g, ""), map: null };
    },
  };
}
