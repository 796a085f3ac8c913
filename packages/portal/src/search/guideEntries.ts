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
  /** The title the text stands below; the page's own where there is none between. */
  heading: string;
  /** The text is itself the title of a page or a part of it. */
  isTitle: boolean;
  /** What names the text in the results, where the page's title would not tell enough. */
  label?: string;
};

/** Titles, subtitles, paragraphs, notes, tables, bullet lists and labels of code of all pages, in reading order. */
export function toGuideEntries(pages: readonly GuidePage[]): GuideEntry[] {
  return pages.flatMap((page) => {
    const base = `/${toSearch(page.place)}`;
    const entry: MakeEntry = (text, { isTitle = false, heading = page.title, anchor, open } = {}) => ({
      page: page.title,
      to: withAnchor(base, anchor, open),
      text: toPlainText(text),
      heading,
      isTitle,
    });
    return [entry(page.title, { isTitle: true }), entry(page.summary), ...fromBlocks(page.blocks, entry)];
  });
}

/** Where a text stands within its page. */
type Standing = { isTitle?: boolean; heading?: string; anchor?: string; open?: string };
type MakeEntry = (text: string, standing?: Standing) => GuideEntry;

function fromBlocks(blocks: Block[], entry: MakeEntry, within: Standing = {}): GuideEntry[] {
  let standing = within;
  return blocks.flatMap((block) => {
    if (block.kind === "accordion") {
      standing = { ...standing, anchor: block.id };
      const inside = { heading: block.title, anchor: block.id, open: block.id };
      return [entry(block.title, { ...inside, isTitle: true }), ...fromBlocks(block.blocks, entry, inside)];
    }
    const isTitle = block.kind === "title" || block.kind === "subtitle";
    if (isTitle) standing = { ...within, heading: block.text, anchor: block.id };
    return textsOf(block).map((text) => entry(text, { ...standing, isTitle }));
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
    case "code":
      return [[block.label, ...block.samples.map(({ language }) => language)].join(" · ")];
    case "accordion":
    case "insights":
      return [];
  }
}

function withAnchor(base: string, anchor?: string, open?: string): string {
  const opened = open === undefined ? base : `${base}${base.includes("?") ? "&" : "?"}open=${open}`;
  return anchor === undefined ? opened : `${opened}#${anchor}`;
}
