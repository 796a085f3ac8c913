import { globSync, readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../scripts/run.ts";

const importing = /^(?:import|export)\b(?:[^"`;]*\bfrom)? "([^"]+)"|\bimport\("([^"]+)"\)/gm;
const read = (file: string) => readFileSync(`${root}${file}`, "utf8");

/** What the sources of a package import, its tests left out: other packages, and files beyond its own folder. */
function imported(folder: string): Set<string> {
  const sources = globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root });
  const found = sources
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(importing)].map(([, plain, called]) => {
        const target = plain ?? called ?? "";
        return target.startsWith(".") ? join(file, "..", target) : target.match(/^(@[^/]+\/)?[^/]+/)?.[0];
      }),
    );
  const own = `@talent/${folder.split("/")[1]}`;
  return new Set(
    found
      .filter((target) => target !== undefined)
      .filter((target) => target !== own && !target.startsWith(`${folder}/`))
      .filter((target) => !isBuiltin(target) && !target.startsWith("virtual:")),
  );
}

const used = new Map(
  [...read("ARCHITECTURE.md").matchAll(/^\| `(\w+)` +\|([^|]*)\|/gm)].map(([, name = "", uses = ""]) => [
    name,
    [...uses.matchAll(/`(\w+)`/g)].map(([, each]) => `@talent/${each === "generated" ? "contract" : each}`),
  ]),
);

test.for(readdirSync(`${root}packages`))(
  "%s imports what its package.json declares, and of the workspace what ARCHITECTURE.md says",
  (name) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(`packages/${name}/package.json`));
    const targets = [...imported(`packages/${name}`)];
    const ours = (all: readonly string[]) => all.filter((each) => each.startsWith("@talent/")).sort();
    expect(targets.filter((each) => !(each in dependencies || each in devDependencies))).toEqual([]);
    expect(ours(targets)).toEqual(ours(Object.keys(dependencies)));
    expect(ours(targets)).toEqual(ours(used.get(name) ?? []));
  },
);
