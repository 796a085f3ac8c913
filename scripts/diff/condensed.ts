import type { Change } from "./Change.ts";

const many = 3;

/**
 * The changes with what says the same once: a property that is new and always there is told as new, and a part that
 * stands at more than three places of the same operations, or with more than three statuses, is told with the first of them.
 */
export function condensed(changes: readonly Change[]): Change[] {
  const told = new Set(changes.map(({ what }) => what));
  const needed = changes.filter(({ what }) => {
    const [, parent, name] =
      /^(answer .*?) ?required added: "(.*)"$/.exec(what.replace(".required", " required")) ?? [];
    return (
      parent === undefined || !(told.has(`${parent}.${name} added`) || told.has(`${parent} ${name} added`))
    );
  });
  const groups = Map.groupBy(needed, ({ kind, what, places }) => {
    const part = partOf(what);
    return part ? [kind, part.side, part.last, part.deed, ...places].join("|") : `${kind}|${what}`;
  });
  const once = [...groups.values()].flatMap((group) => {
    const [first] = group;
    const part = first && partOf(first.what);
    if (first === undefined || part === undefined || group.length <= many) return group;
    return { ...first, what: `${first.what}, and so at ${group.length - 1} places more` };
  });
  return acrossStatuses(once);
}

/** What becomes of the answers of more than three statuses alike, told with the first of them. */
function acrossStatuses(changes: readonly Change[]): Change[] {
  const groups = Map.groupBy(changes, ({ kind, what }) => `${kind}|${what.replace(/^answer \d+/, "answer")}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined || group.length <= many) return group;
    const places = [...new Set(group.flatMap((change) => change.places))];
    return { ...first, what: `${first.what}, and so with ${group.length - 1} statuses more`, places };
  });
}

/** The side of a change within an answer or a body, the last step of its path, and what became of it. */
function partOf(what: string): { side: string; last: string; deed: string } | undefined {
  const [, side, path, deed] = /^(answer \d+|body) (\S+?)((?::| ).*)$/.exec(what) ?? [];
  if (side === undefined || path === undefined || deed === undefined) return undefined;
  return { side, last: path.split(".").at(-1) ?? "", deed };
}
