import type { Dimension } from "../../Dimension.ts";
import { DictionaryWriter } from "./DictionaryWriter.ts";
import { GrowingNumbers } from "./GrowingNumbers.ts";

/** Values of a multi-valued dimension, one record's after another's; `ends` says where each record's end. */
export type ListWriter = { dictionary: DictionaryWriter; ends: GrowingNumbers };

/** The records of a table in the order they were read. Days are counted from 1970, 2³¹ later; weights are thousandths. */
export class FactRecords {
  readonly id = new GrowingNumbers();
  readonly singles = new Map<Dimension, DictionaryWriter>();
  readonly lists = new Map<Dimension, ListWriter>();
  readonly firstSeen = new GrowingNumbers();
  /** 0 for a posting that is still open. */
  readonly lastSeen = new GrowingNumbers();
  readonly pay = new DictionaryWriter();
  readonly weight = new GrowingNumbers();

  constructor(singles: readonly Dimension[], lists: readonly Dimension[]) {
    for (const dimension of singles) this.singles.set(dimension, new DictionaryWriter());
    for (const dimension of lists)
      this.lists.set(dimension, { dictionary: new DictionaryWriter(), ends: new GrowingNumbers() });
  }
}

/** Added to days since 1970, so that they are never negative. */
export const dayShift = 2 ** 31;
