import { writeFileSync } from "node:fs";
import { readArguments } from "../readArguments.ts";
import { coveragePage } from "./coveragePage.ts";

readArguments(
  "pnpm coverage-list   write docs/coverage.md: each line of the specification with the tests that carry its tag.",
  {},
);

writeFileSync(new URL("../../docs/coverage.md", import.meta.url), coveragePage());
console.log("docs/coverage.md is written");
