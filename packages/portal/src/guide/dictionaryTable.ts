import type { DictionaryEntry } from "virtual:data-dictionary";
import type { ReferenceColumn } from "@talent/contract/portal-api";
import { toPlainText } from "./inline.ts";

const columns: ReferenceColumn[] = [
  { id: "field", label: "Field", numeric: false },
  { id: "type", label: "Type", numeric: false },
  { id: "meaning", label: "Meaning", numeric: false },
  { id: "where", label: "Answered by", numeric: false },
];

/** How many operations are named before the rest is only counted. */
const mostNamed = 4;

/** The data dictionary as a table, a row for each field, in the order of the dictionary. */
export function dictionaryTable(dictionary: readonly DictionaryEntry[]) {
  const rows = dictionary.map(({ field, type, meaning, operations }) => [
    field,
    type,
    toPlainText(meaning),
    someOf(operations),
  ]);
  return { columns, rows };
}

function someOf(operations: string[]): string {
  const named = operations.slice(0, mostNamed).join(", ");
  return operations.length <= mostNamed ? named : `${named} and ${operations.length - mostNamed} more`;
}
