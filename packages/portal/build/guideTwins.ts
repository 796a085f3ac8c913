import type { Plugin } from "vite";
import { pages } from "../src/guide/pages/pages.ts";
import { markdownName } from "../src/guide/place.ts";
import { toLlmsText, toMarkdown } from "../src/guide/toMarkdown.ts";
import { fetchedTables } from "./fetchedTables.ts";

/** Puts a Markdown twin of every guide page beside the portal, and llms.txt that lists them. */
export function guideTwins(): Plugin {
  return {
    name: "guide-twins",
    apply: "build",
    generateBundle() {
      const tables = fetchedTables();
      for (const page of pages)
        this.emitFile({
          type: "asset",
          fileName: `guide/${markdownName(page.place)}`,
          source: toMarkdown(page, tables),
        });
      this.emitFile({ type: "asset", fileName: "llms.txt", source: toLlmsText(pages) });
    },
  };
}
