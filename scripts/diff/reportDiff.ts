import type { Document } from "../generate/Document.ts";
import { type Change, changeKinds } from "./Change.ts";
import { compareContracts } from "./compareContracts.ts";
import { changeLine } from "./releaseNote.ts";
import type { Released } from "./releases.ts";
import { allowsBreaking, nextBreaking } from "./versionRule.ts";

/** The changes of a contract since a release, the lines that tell them, and whether the version allows them. */
export type DiffReport = { changes: Change[]; lines: string[]; allowed: boolean };

/** Compares a contract with a release of it; breaking changes are allowed when its version says so. */
export function reportDiff(contract: string, released: Released, now: Document): DiffReport {
  const changes = compareContracts(released.document, now);
  const [before, after] = [released.document.info.version, now.info.version];
  const breaking = changes.filter(({ kind }) => kind === "breaking").length;
  const allowed = breaking === 0 || allowsBreaking(before, after);
  const counts = changeKinds.map(
    (kind) => `${changes.filter((change) => change.kind === kind).length} ${kind}`,
  );
  const lines = [`${contract}: ${released.name} (${before}) → ${after}: ${counts.join(", ")}`];
  for (const kind of changeKinds) {
    for (const change of changes.filter((each) => each.kind === kind))
      lines.push(`  ${kind.padEnd(13)}  ${changeLine(change)}`);
  }
  if (!allowed) {
    lines.push(
      `✗ ${contract} breaks its callers but is still ${after}: take the breaking changes back, or set info.version in spec/${contract}/openapi.yaml to ${nextBreaking(before)}, then run: pnpm generate`,
    );
  }
  return { changes, lines, allowed };
}
