import type { CityIndex } from "./CityIndex.ts";
import { isLarge } from "./citySize.ts";
import type { NameIndex } from "./NameIndex.ts";

/** "Bay Area", "Greater Boston Area", "Munich metropolitan region": the area itself or that of the city. */
export function areaOfSegment(
  segment: string,
  country: number | undefined,
  cities: CityIndex,
  names: NameIndex,
): number | undefined {
  const exact = names.msa(segment, country);
  if (exact && /\b(area|valley|triangle|region|metroplex|twin cities|ncr|tri state)\b/.test(segment)) {
    return exact.id;
  }
  const core =
    /^greater (.+?)( area| region)?$/.exec(segment)?.[1] ??
    /^(.+?) (metro(politan)? )?(area|region|metro)$/.exec(segment)?.[1];
  if (core === undefined) return undefined;
  const same = cities.named(core);
  const city = country === undefined ? same.find(isLarge) : same.find((it) => it.country === country);
  return city?.msa;
}
