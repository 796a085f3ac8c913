import { type Place, resourceItems, type SectionId, sections } from "./Block.ts";

const firstItem = resourceItems[0].id;

/** The place named by section and item; whatever is unknown falls back to the first of its kind. */
export function toPlace(section: string | null | undefined, item?: string | null): Place {
  const known: SectionId = sections.find(({ id }) => id === section)?.id ?? sections[0].id;
  if (known !== "resources") return { section: known };
  return { section: known, item: resourceItems.find(({ id }) => id === item)?.id ?? firstItem };
}

/** The place's part of the address, e.g. `?section=resources&item=country-list`; empty for the first section. */
export function toSearch({ section, item }: Place): string {
  if (section === sections[0].id) return "";
  return item === undefined ? `?section=${section}` : `?section=${section}&item=${item}`;
}

/** The address of the data dictionary, below the portal's base, with its table filtered by this field. */
export function fieldAddress(field: string): string {
  return `/${toSearch({ section: "resources", item: "data-dictionary" })}&field=${encodeURIComponent(field)}`;
}

/** Whether both name the same page. */
export function samePlace(a: Place, b: Place): boolean {
  return a.section === b.section && a.item === b.item;
}

/** What the left menu calls the place. */
export function placeLabel({ section, item }: Place): string {
  const label = sections.find(({ id }) => id === section)?.label ?? section;
  const itemLabel = resourceItems.find(({ id }) => id === item)?.label;
  return itemLabel ?? label;
}

/** File name of the page's Markdown twin, e.g. country-list.md. */
export function markdownName({ section, item }: Place): string {
  return `${item ?? section}.md`;
}

/** All places of the guide, in reading order. */
export const places: readonly Place[] = sections.flatMap(({ id }) =>
  id === "resources"
    ? resourceItems.map((item): Place => ({ section: id, item: item.id }))
    : [{ section: id }],
);
