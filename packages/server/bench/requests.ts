import { demandPath } from "./openBench.ts";

/** A GET as it stands on the wire. */
function get(path: string, token?: string): string {
  const access = token === undefined ? "" : `authorizationToken: ${token}\r\n`;
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nUser-Agent: bench\r\nAccept: application/json\r\n${access}\r\n`;
}

/** The good path's request, and those that are refused: what each is called, and the requests. */
export function requests(token: string): Record<"demand" | "400" | "401" | "forged" | "fuzz", string[]> {
  const forged = `${token.slice(0, -43)}${token.slice(-43).toUpperCase()}`;
  return {
    demand: [get(demandPath, token)],
    400: [get(`${demandPath}&colour=red`, token)],
    401: [get(demandPath)],
    forged: [get(demandPath, forged)],
    fuzz: fuzz(500).map((path) => get(path, token)),
  };
}

const names = [
  "country",
  "skill",
  "occupation",
  "facet",
  "daterange",
  "limit",
  "query",
  "__proto__",
  "city",
  "q",
];
const values = [
  "US",
  "-1",
  "1e9",
  "(a OR",
  "NaN",
  "%00",
  "\u00e9",
  "1,2,3",
  "'--",
  "a".repeat(300),
  "",
  "US,DE",
];
const paths = [
  "/v1/lmi/demand",
  "/v1/lmi/supply",
  "/v1/lmi/../admin",
  "/v1/nothing",
  "/v1/lmi/skills/ranking",
];

/** Addresses put together at random, the same in every run: wrong names, wrong values, unknown paths. */
function fuzz(count: number): string[] {
  let state = 7;
  const pick = <T>(list: readonly T[]): T => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return list[(state >>> 8) % list.length] as T;
  };
  return Array.from({ length: count }, () => {
    const parameters = Array.from({ length: pick([0, 1, 2, 4]) }, () =>
      [pick(names), encodeURIComponent(pick(values))].join("="),
    );
    return `${pick(paths)}?${parameters.join("&")}`;
  });
}
