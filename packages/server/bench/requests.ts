import { createHash } from "node:crypto";
import type { Bench } from "./openBench.ts";

/** A GET as it stands on the wire. */
function get(path: string, token?: string): string {
  const access = token === undefined ? "" : `authorizationToken: ${token}\r\n`;
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nUser-Agent: bench\r\nAccept: application/json\r\n${access}\r\n`;
}

/** What is asked: the good path, all of it different, and what is refused. */
export type Asked = "demand" | "400" | "401" | "forged" | "forgedUnread" | "forgedAgain" | "fuzz";

/**
 * The requests by what they are called. `forged` have made-up claims, or a made-up signature on a token that is in use;
 * `forgedUnread` one on a genuine token that the server has not seen; `forgedAgain` the same one each time.
 */
export function requests({ paths, token, unread }: Pick<Bench, "paths" | "token" | "unread">) {
  const [path = ""] = paths;
  const forged = (of: string) =>
    Array.from({ length: 5_000 }, (_, index) => get(path, withSignature(of, index)));
  const madeUp = Array.from({ length: 5_000 }, (_, index) =>
    get(path, withSignature(withSubject(token, `s${index}`), index)),
  );
  return {
    demand: paths.map((each) => get(each, token)),
    400: paths.map((each) => get(`${each}&colour=red`, token)),
    401: paths.map((each) => get(each)),
    forged: forged(token).flatMap((each, index) => [each, madeUp[index] ?? each]),
    forgedUnread: forged(unread),
    forgedAgain: forged(unread).slice(0, 1),
    fuzz: fuzz(500).map((each) => get(each, token)),
  } satisfies Record<Asked, string[]>;
}

/** A token with the claims of this one and a signature of the right form that nobody made. */
function withSignature(token: string, number: number): string {
  const signature = createHash("sha512").update(String(number)).digest("base64url");
  return `${token.slice(0, token.lastIndexOf("."))}.${signature}`;
}

/** A token that says it is somebody else's. */
function withSubject(token: string, sub: string): string {
  const [head = "", body = "", signature = ""] = token.split(".");
  const claims: object = JSON.parse(Buffer.from(body, "base64url").toString());
  return `${head}.${Buffer.from(JSON.stringify({ ...claims, sub })).toString("base64url")}.${signature}`;
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
