import type { Window } from "../Day.ts";
import type { Keyword } from "../Keyword.ts";
import type { Filter, Selection } from "../Selection.ts";
import type { NaiveRecord } from "./NaiveRecord.ts";

/** Whether a record of the selection's kind belongs to it. */
export function matches(record: NaiveRecord, selection: Selection): boolean {
  if (!selection.filters.every((filter) => passes(record, filter))) return false;
  if (selection.fact === "talent") return true;
  const { window, staffing = true, anonymous = true, keyword } = selection;
  if (window && !isInWindow(record, selection, window)) return false;
  if (!staffing && record.employer?.staffing) return false;
  if (!anonymous && (!record.employer || record.employer.anonymous)) return false;
  return !keyword || mentions(record, keyword);
}

/** Whether a posting belongs to a window under the selection's basis; talents belong to every one. */
export function isInWindow(record: NaiveRecord, { fact, basis }: Selection, { from, to }: Window): boolean {
  if (fact === "talent") return true;
  if (basis !== "open") return from <= record.firstSeen && record.firstSeen <= to;
  return record.firstSeen <= to && (record.lastSeen === undefined || record.lastSeen >= from);
}

function passes({ values }: NaiveRecord, { dimension, any, all = [], none = [] }: Filter): boolean {
  const carried = values[dimension] ?? [];
  if (any && !any.some((value) => carried.includes(value))) return false;
  return all.every((value) => carried.includes(value)) && !none.some((value) => carried.includes(value));
}

function mentions(record: NaiveRecord, keyword: Keyword): boolean {
  switch (keyword.kind) {
    case "term":
      return record.texts.some((text) => text.includes(keyword.word));
    case "phrase":
      return record.texts.some((text) => standsIn(text, keyword.words));
    case "not":
      return !mentions(record, keyword.operand);
    case "and":
      return keyword.operands.every((operand) => mentions(record, operand));
    case "or":
      return keyword.operands.some((operand) => mentions(record, operand));
  }
}

function standsIn(text: readonly string[], phrase: readonly string[]): boolean {
  return text.some((_, start) => phrase.every((word, index) => text[start + index] === word));
}
