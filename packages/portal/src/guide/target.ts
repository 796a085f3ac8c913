import { toPlace, toSearch } from "./place.ts";

/** Where a link of the guide leads: inside the portal, to the My Account page, to whoever helps, or elsewhere. */
export type Target =
  | { kind: "portal"; to: string }
  | { kind: "account" }
  | { kind: "support" }
  | { kind: "outside"; href: string };

/** Reads a link target of guide text; throws on one that is none, so that a typo fails the tests. */
export function toTarget(target: string): Target {
  const [scheme = "", rest = ""] = splitOnce(target, ":");
  switch (scheme) {
    case "guide": {
      const [path = "", anchor] = splitOnce(rest, "#");
      const [section, item] = path.split("/");
      return { kind: "portal", to: `/${toSearch(toPlace(section, item))}${anchor ? `#${anchor}` : ""}` };
    }
    case "route":
      return { kind: "portal", to: rest };
    case "operation":
      return { kind: "portal", to: operationAddress(rest) };
    case "file":
      return { kind: "outside", href: `/api/${rest}` };
    case "account":
      return { kind: "account" };
    case "support":
      return { kind: "support" };
    case "https":
      return { kind: "outside", href: target };
    default:
      throw new Error(`"${target}" is not a link target of the guide.`);
  }
}

/** The address of an operation in the API reference, below the portal's base; made from its summary. */
export function operationAddress(summary: string): string {
  return `/endpoints#/operations/${encodeURIComponent(summary)}`;
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + separator.length)];
}
