import type { Day } from "@talent/market";

/** Offsets found for the day last asked about: finding one takes a tenth of a millisecond, and a country has hundreds of places. */
let known: { day: Day; offsets: Map<string, number | undefined> } | undefined;

/** Minutes a time zone is ahead of UTC at noon UTC of a day (summer time included); unknown zones are undefined. */
export function utcOffset(timeZone: string, day: Day): number | undefined {
  if (known?.day !== day) known = { day, offsets: new Map() };
  const { offsets } = known;
  if (!offsets.has(timeZone)) offsets.set(timeZone, findOffset(timeZone, day));
  return offsets.get(timeZone);
}

function findOffset(timeZone: string, day: Day): number | undefined {
  const noon = new Date(`${day}T12:00:00Z`);
  try {
    const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
    const offset = format.formatToParts(noon).find(({ type }) => type === "timeZoneName")?.value ?? "";
    const [, sign, hours, minutes] = /^GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(offset) ?? [];
    if (sign === undefined) return 0;
    return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  } catch {
    return undefined;
  }
}

/** Minutes by which a place is ahead of the base on a day; negative when behind, undefined for unknown zones. */
export function timeDifference(timeZone: string, baseTimeZone: string, day: Day): number | undefined {
  const [own, base] = [utcOffset(timeZone, day), utcOffset(baseTimeZone, day)];
  return own === undefined || base === undefined ? undefined : own - base;
}
