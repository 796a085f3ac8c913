import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { withLargePages } from "./largePages.ts";

const tunable = "glibc.malloc.hugetlb=1";

test("a tunable that is set already stays, and others are kept beside it", () => {
  expect(withLargePages({}).GLIBC_TUNABLES).toBe(tunable);
  expect(withLargePages({ GLIBC_TUNABLES: "glibc.malloc.check=3" }).GLIBC_TUNABLES).toBe(
    `glibc.malloc.check=3:${tunable}`,
  );
  const refused = { GLIBC_TUNABLES: "glibc.malloc.hugetlb=0" };
  expect(withLargePages(refused)).toBe(refused);
});

test.runIf(process.platform === "linux")(
  "a process starts again once, with its options, arguments and number",
  () => {
    const script = `
      import { restartWithLargePages } from ${JSON.stringify(new URL("largePages.ts", import.meta.url).href)};
      console.log(process.pid);
      restartWithLargePages();
      console.log([process.argv.at(-1), typeof gc, process.env.GLIBC_TUNABLES].join());`;
    const { GLIBC_TUNABLES: _, ...env } = process.env;
    const args = ["--expose-gc", "--input-type=module", "-e", script, "last"];
    const [first, second, ...said] = execFileSync(process.execPath, args, { env, encoding: "utf8" })
      .trim()
      .split("\n");
    expect(second).toBe(first);
    expect(said).toEqual([`last,function,${tunable}`]);
  },
);
