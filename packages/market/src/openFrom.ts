import type { Day } from "./Day.ts";
import type { Basis } from "./Selection.ts";

/**
 * The basis on which a window from a day on holds the postings known to be open in it. After the dataset's last day none
 * is known to be, and none is first seen, while the algebra takes who is still open for open ever after.
 */
export function openFrom(day: Day, asOf: Day): Basis {
  return day > asOf ? "firstSeen" : "open";
}
