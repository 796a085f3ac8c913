import type { OperationEntry } from "@talent/contract/data-api";
import { requests } from "../../../scripts/record/requests.data.ts";

/** Places, roles and windows such as people ask for, from the broadest to the narrowest; an empty one asks for none. */
const places = ["country=US", "country=GB", "state=840006", "msa=35620,31080,41860"];
const roles = [
  "",
  "function=14",
  "occupation=15-1252.00",
  "occupation=29-1141.00,15-1252.00,53-3032.00,41-2031.00,35-3023.00",
  "skill=1001",
  "employer=8",
  "occupation=29-1141.00&query=patient care",
  "query=team",
];
const windows = ["", "daterange=1m", "daterange=2024-01-01-2026-10-31", "daterange=1y&frequency=quarterly"];

/** What is replaced of the request that an operation's example was recorded with. */
const varied = new Set([
  ...["country", "state", "msa", "occupation", "function", "skill", "employer", "query"],
  ...["daterange", "frequency", "facet", "limit"],
]);

/**
 * Addresses of an operation: the one that its example was recorded with, and every combination of place, role, window,
 * facet and limit whose parameters it has. Some of them it may refuse. None for what is asked with a body.
 */
export function operationCalls({ operationId, path, parameters }: OperationEntry): string[] {
  const recorded = requests[operationId]?.success.query;
  if (recorded === undefined) return [];
  const names = new Map(parameters.map((each) => [each.name, each]));
  const facet = names.get("facet")?.facet;
  const most = names.get("limit")?.schema.maximum;
  const facets = ["", ...(facet?.names ?? []).map((name) => `facet=${name}@${facet?.maxCount}`)];
  const limits = ["", ...(most === undefined ? [] : [`limit=${most}`])];
  const kept = partsOf(recorded).filter((part) => !varied.has(nameOf(part)));
  const queries = new Set([recorded]);
  for (const place of places)
    for (const role of roles)
      for (const window of windows)
        for (const by of facets)
          for (const limit of limits) {
            const parts = [place, role, window, by, limit].flatMap(partsOf).concat(kept);
            if (parts.every((part) => names.has(nameOf(part)))) queries.add(parts.join("&"));
          }
  return [...queries].map((query) => `${path}?${query.replaceAll(" ", "%20")}`);
}

const partsOf = (query: string) => query.split("&").filter((part) => part !== "");
const nameOf = (part: string) => part.split("=")[0] ?? "";
