import { writeFileSync } from "node:fs";
import { coveragePage } from "./coveragePage.ts";

writeFileSync(new URL("../../docs/coverage.md", import.meta.url), coveragePage());
console.log("docs/coverage.md is written");
