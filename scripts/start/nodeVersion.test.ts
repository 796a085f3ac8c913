import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "../run.ts";

const read = (file: string) => readFileSync(`${root}/${file}`, "utf8");

test("pnpm installs for the Node that everything runs on, not for the one it runs on itself", () => {
  // Under Node 18 it would leave out Vite's native part, which asks for a newer one: the portal could not be built.
  const { nodeVersion } = parse(read("pnpm-workspace.yaml"));
  expect(nodeVersion).toBe(JSON.parse(read("package.json")).devDependencies.node);
});
