import type { Selected } from "./select.ts";
import { withoutQuery } from "./withoutQuery.ts";

/** The same selection for measures of talents alone, who have neither text nor dates: keyword and window are not echoed. */
export function ofTalents(selected: Selected): Selected {
  const { input, ...rest } = withoutQuery(selected);
  const { daterange: _, ...used } = input;
  return { ...rest, input: used };
}
