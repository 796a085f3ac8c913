import type { Text } from "./Block.ts";

/** A run of guide text. */
export type Inline =
  | { kind: "plain" | "code" | "strong"; text: string }
  | { kind: "link"; text: string; target: string };

const markup = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)]+)\)/g;

/** The runs of a line of guide text, in order. */
export function toInlines(text: Text): Inline[] {
  const inlines: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(markup)) {
    if (match.index > end) inlines.push({ kind: "plain", text: text.slice(end, match.index) });
    const [whole, code, strong, label, target] = match;
    if (code !== undefined) inlines.push({ kind: "code", text: code });
    else if (strong !== undefined) inlines.push({ kind: "strong", text: strong });
    else inlines.push({ kind: "link", text: label ?? "", target: target ?? "" });
    end = match.index + whole.length;
  }
  if (end < text.length) inlines.push({ kind: "plain", text: text.slice(end) });
  return inlines;
}

/** The line as a reader sees it, without markup. */
export function toPlainText(text: Text): string {
  return toInlines(text)
    .map((inline) => inline.text)
    .join("");
}
