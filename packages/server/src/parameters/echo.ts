import type { DataSettings } from "@talent/accounts";
import type { components, OperationEntry, ParameterEntry } from "@talent/contract/data-api";
import type { Window } from "@talent/market";
import { soc8Of, type Taxonomy } from "@talent/taxonomy";
import { type IdList, listValues, wireItems } from "./IdList.ts";
import type { Facet } from "./Query.ts";
import type { ReadQuery } from "./readQuery.ts";
import type { ResolvedPlace } from "./resolvePlace.ts";

/** The echo of a measure's input. */
export type MeasureInput = components["schemas"]["MeasureInput"];

/** What an echo is made from. */
export type Used = {
  operation: OperationEntry;
  query: ReadQuery;
  place: ResolvedPlace | undefined;
  window: Window;
  settings: DataSettings;
  taxonomy: Taxonomy;
};

/** A window as it is written on the wire. */
export const formatWindow = ({ from, to }: Window): string => `${from}-${to}`;

/** The data settings' flags, as every measure echoes them. */
export function settingsEcho({ showStaffing, showAnonymous, newJobs }: DataSettings) {
  return { showstaffing: showStaffing, showanonymous: showAnonymous, newJobs, openJobs: !newJobs };
}

/** What is used where postings first seen in the window count, whatever the data settings say. */
export const newJobsEcho = { newJobs: true, openJobs: false };

/** What is used where postings open on the window's last day count, whatever the data settings say. */
export function lastDayEcho({ to }: Window) {
  return { daterange: formatWindow({ from: to, to }), newJobs: false, openJobs: true };
}

/** What was used of a call: every parameter as it was understood, the resolved dates, the winning place alone. */
export function echo({ operation, query, place, window, settings, taxonomy }: Used): MeasureInput {
  const input: Record<string, unknown> = place ? placeEcho(place, taxonomy) : {};
  for (const parameter of operation.parameters) {
    const value = query[parameter.name];
    if (value === undefined || parameter.filter === "location" || parameter.filter === "window") continue;
    input[parameter.name] = valueEcho(parameter, value);
  }
  if (operation.window) input.daterange = formatWindow(window);
  return Object.assign(input, settingsEcho(settings));
}

function placeEcho({ kind, ids }: ResolvedPlace, { countries }: Taxonomy): Record<string, unknown> {
  if (kind === "country") return { country: ids.map((id) => countries.byId(id)?.iso2).join(",") };
  if (kind === "state") return { state: ids[0] };
  return { [kind]: ids };
}

function valueEcho({ list, facet, entity, filter }: ParameterEntry, value: unknown): unknown {
  if (facet) return (value as Facet[]).map(({ name, count }) => `${name}@${count}`);
  if (!list) return value;
  const ids = value as IdList;
  const isFilter = filter === "role" || filter === "employer";
  if (!isFilter) return list.maxItems === 1 ? listValues(ids)[0] : listValues(ids);
  const text = entity === "occupation" ? mapList(ids, soc8Of) : ids;
  return wireItems<number | string>(text);
}

function mapList<T>({ any, all, none }: IdList, write: (id: number) => T): IdList<T> {
  return { any: any.map(write), all: all.map(write), none: none.map(write) };
}
