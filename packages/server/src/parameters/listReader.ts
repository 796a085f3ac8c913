import type { ParameterEntry } from "@talent/contract/data-api";
import { type IdList, listLength, parseIdList } from "./IdList.ts";
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
    for (const [prefix, values] of [
      ["req", list.all],
      ["not", list.none],
    ] as const)
      if (values.length > 0 && !prefixes.includes(prefix))
        throw invalid(parameter, `it takes no ${prefix}:, ${wanted}`);
    const given = Math.max(text.split(",").length, listLength(list));
    if (maxItems !== undefined && given > maxItems)
      throw tooMany(parameter, `give at most ${counted(maxItems, "value")}; these are ${given}`);
    return list;
  };
}

/** Which value of a list is not understood, as the end of a sentence. */
function unread(text: string, { read }: ListItem, isPrefixed: boolean): string {
  const wrong = text
    .split(",")
    .find((part) => parseIdList(part, read, isPrefixed) === undefined)
    ?.trim();
  return wrong ? `; ${quoted(wrong)} is not one` : "; a value is empty";
}
