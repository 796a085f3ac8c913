import type { ParameterEntry } from "@talent/contract/data-api";
import { type IdList, parseIdList } from "./IdList.ts";
import { type ListItem, listItems } from "./listItems.ts";
import { counted, invalid, quoted, tooMany } from "./refusals.ts";

/** The reader of a list parameter; throws `invalidFormat` or `tooMany`. */
export function listReader(parameter: ParameterEntry): (text: string) => IdList<number | string> {
  const { item, maxItems, prefixes = [] } = parameter.list ?? { item: "text" as const };
  const kind = listItems[item] as ListItem;
  const isPrefixed = item !== "text";
  const wanted = `give ${maxItems === 1 ? kind.one : kind.many}, such as ${parameter.example}`;
  return (text) => {
    const list = parseIdList(text, kind.read, isPrefixed);
    if (!list) throw invalid(parameter, `${wanted}${unread(text, kind, isPrefixed)}`);
    const unfit = unfitPrefix(list, prefixes);
    if (unfit) throw invalid(parameter, `it takes no ${unfit}:, ${wanted}`);
    // A value that is given twice counts twice.
    const given = maxItems === undefined ? 0 : text.split(",").length;
    if (maxItems !== undefined && given > maxItems)
      throw tooMany(parameter, `give at most ${counted(maxItems, "value")}; these are ${given}`);
    return list;
  };
}

/** The first prefix that a list has and may not. */
function unfitPrefix({ all, none }: IdList<unknown>, prefixes: readonly string[]): string | undefined {
  if (all.length > 0 && !prefixes.includes("req")) return "req";
  return none.length > 0 && !prefixes.includes("not") ? "not" : undefined;
}

/** Which value of a list is not understood, as the end of a sentence. */
function unread(text: string, { read }: ListItem, isPrefixed: boolean): string {
  const wrong = text
    .split(",")
    .find((part) => parseIdList(part, read, isPrefixed) === undefined)
    ?.trim();
  return wrong ? `; ${quoted(wrong)} is not one` : "; a value is empty";
}
