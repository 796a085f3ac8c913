import { eachPart, partRows, type Ranges } from "./Ranges.ts";

/** Selected rows, each once: those that needed no test as stretches, and the others one by one. */
export type Selected = { stretches: Ranges; rows: Uint32Array };

/** What takes the rows one by one, what takes those in stretches, and what throws when the call is to stop. */
export type TakeSelected = {
  rows: (rows: Uint32Array) => void;
  stretch: (start: number, end: number) => void;
  check: () => void;
};

/** Goes through selected rows in parts, and checks before each. */
export function eachSelected({ rows, stretches }: Selected, take: TakeSelected): void {
  for (let from = 0; from < rows.length; from += partRows) {
    take.check();
    take.rows(rows.subarray(from, from + partRows));
  }
  eachPart(stretches, (start, end) => {
    take.check();
    take.stretch(start, end);
  });
}
