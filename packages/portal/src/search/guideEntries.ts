import type { Block, GuidePage } from "../guide/Block.ts";
import { toPlainText } from "../guide/inline.ts";
import { toSearch } from "../guide/place.ts";

/** A piece of guide text as the search sees it. */
export type GuideEntry = {
  /** Title of the page it stands on. */
  page: string;
  /** Address of the page below the portal's base, with the accordion it stands in open and the nearest anchor. */
  to: string;
  text: string;
};

/** Titles, subtitles, paragraphs, notes, tables and bullet lists of all pages, in reading order. */
export function toGuideEntries(pages: readonly GuidePage[]): GuideEntry[] {
  return pages.flatMap((page) => {
    const base = `/${toSearch(page.place)}`;
    const entry = (text: string, anchor?: string, open?: string): GuideEntry => ({
      page: page.title,
      to: withAnchor(base, anchor, open),
      text: toPlainText(text),
    });
    return [entry(page.title), entry(page.summary), ...fromBlocks(page.blocks, entry)];
  });
}

type MakeEntry = (text: string, anchor?: string, open?: string) => GuideEntry;

function fromBlocks(blocks: Block[], entry: MakeEntry, accordion?: string): GuideEntry[] {
  let anchor = accordion;
  return blocks.flatMap((block) => {
    if (block.kind === "title" || block.kind === "subtitle" || block.kind === "accordion") anchor = block.id;
    if (block.kind === "accordion")
      return [entry(block.title, block.id, block.id), ...fromBlocks(block.blocks, entry, block.id)];
    return textsOf(block).map((text) => entry(text, anchor, accordion));
  });
}

/** The lines of text a block shows; a table gives one line a row. */
export function textsOf(block: Block): string[] {
  switch (block.kind) {
    case "title":
    case "subtitle":
    case "paragraph":
    case "note":
      return [block.text];
    case "list":
      return block.items;
    case "table":
      return [block.columns.join(" · "), ...block.rows.map((row) => row.join(" · "))];
    case "referenceTable":
    case "dataDictionary":
      return [block.caption];
    case "download":
      return [block.label, block.description];
    case "accordion":
    case "code":
    case "insights":
      return [];
  }
}

function withAnchor(base: string, anchor?: string, open?: string): string {
  const opened = open === undefined ? base : `${base}${base.includes("?") ? "&" : "?"}open=${open}`;
  return anchor === undefined ? opened : `${opened}#${anchor}`;
}
