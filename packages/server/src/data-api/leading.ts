import { type IdList, listValues } from "../parameters/IdList.ts";

/** How many values a trend follows when none are asked for. */
const mostFollowed = 10;

/** Which values a trend follows: those a filter asks for, else the ten leading ones. */
export function leading(asked: IdList | undefined): { among?: number[]; limit: number } {
  const { any = [], all = [] } = asked ?? {};
  const among = listValues({ any, all, none: [] });
  return among.length > 0 ? { among, limit: among.length } : { limit: mostFollowed };
}
