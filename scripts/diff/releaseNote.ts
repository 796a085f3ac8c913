import type { Change, ChangeKind } from "./Change.ts";
import { readVersion } from "./versionRule.ts";

const headings: Record<ChangeKind, string> = {
  breaking: "**What you have to change**",
  additive: "**What is new**",
  documentation: "**What is said better**",
};

/** The draft of a release note in the form of `content/release-notes/`; its author makes sentences of the lines. */
export function releaseNote(
  title: string,
  version: string,
  date: string,
  changes: readonly Change[],
): string {
  const parts = (Object.keys(headings) as ChangeKind[]).flatMap((kind) => {
    const lines = changes.filter((change) => change.kind === kind).map((change) => `- ${changeLine(change)}`);
    return lines.length > 0 ? [`${headings[kind]}\n\n${lines.join("\n")}\n`] : [];
  });
  const release = `v${readVersion(version).join(".")}`;
  const body = parts.join("\n") || "Nothing that a caller would notice.\n";
  return `---\ntitle: ${title}\nreleaseversion: ${release}\nreleasedate: "${date}"\n---\n${body}`;
}

/** A change in one line: where, and what. */
export function changeLine({ what, places }: Change): string {
  const [first] = places;
  if (first === undefined) return what;
  return places.length === 1
    ? `${first}: ${what}`
    : `${what} (${places.length} operations, ${first} among them)`;
}
