import type { Change } from "./Change.ts";

const many = 3;

/**
 * The changes with what says the same once: a property that is new and always there is told as new, and a part that
 * stands at more than three places of the same operations is told with the first of them.
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
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const part = first && partOf(first.what);
    if (first === undefined || part === undefined || group.length <= many) return group;
    return { ...first, what: `${first.what}, and so at ${group.length - 1} places more` };
  });
}

/** The side of a change within an answer or a body, the last step of its path, and what became of it. */
function partOf(what: string): { side: string; last: string; deed: string } | undefined {
  const [, side, path, deed] = /^(answer \d+|body) (\S+?)((?::| ).*)$/.exec(what) ?? [];
  if (side === undefined || path === undefined || deed === undefined) return undefined;
  return { side, last: path.split(".").at(-1) ?? "", deed };
}
