import { createHash } from "node:crypto";
import { demandPath } from "./openBench.ts";

/** A GET as it stands on the wire. */
function get(path: string, token?: string): string {
  const access = token === undefined ? "" : `authorizationToken: ${token}\r\n`;
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nUser-Agent: bench\r\nAccept: application/json\r\n${access}\r\n`;
}

/** The good path's request, and those that are refused: what each is called, and the requests. */
export function requests(
  token: string,
): Record<"demand" | "400" | "401" | "forged" | "forgedAgain" | "fuzz", string[]> {
  const forged = Array.from({ length: 5_000 }, (_, index) => withSignature(token, index));
  return {
    demand: [get(demandPath, token)],
    400: [get(`${demandPath}&colour=red`, token)],
    401: [get(demandPath)],
    forged: forged.map((each) => get(demandPath, each)),
    forgedAgain: forged.slice(0, 1).map((each) => get(demandPath, each)),
    fuzz: fuzz(500).map((path) => get(path, token)),
  };
}

/** A token with the claims of this one and a signature of the right form that nobody made. */
function withSignature(token: string, number: number): string {
  const signature = createHash("sha512").update(String(number)).digest("base64url");
  return `${token.slice(0, token.lastIndexOf("."))}.${signature}`;
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
