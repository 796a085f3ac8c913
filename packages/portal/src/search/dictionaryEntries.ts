import type { DictionaryEntry } from "virtual:data-dictionary";
import { toPlainText } from "../guide/inline.ts";
import { fieldAddress } from "../guide/place.ts";
import type { GuideEntry } from "./guideEntries.ts";

/** The fields of the data dictionary as the search sees them, in its order; each leads to the dictionary with it on top. */
export function dictionaryEntries(dictionary: readonly DictionaryEntry[]): GuideEntry[] {
  return dictionary.map(({ field, type, meaning }) => ({
    page: "Data Dictionary",
    to: fieldAddress(field),
    text: toPlainText(`${field} · ${type} · ${meaning}`),
    heading: "Data Dictionary",
    isTitle: false,
    label: field,
  }));
}
