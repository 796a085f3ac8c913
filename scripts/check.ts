import { runChecks } from "./checks.ts";
import { readArguments } from "./readArguments.ts";

readArguments(
  `pnpm check   format, lint, types, drift of generated/, breaking changes of the contracts.
Each failure names the command that mends it.`,
  {},
);

const failed = await runChecks();
process.exitCode = failed.length === 0 ? 0 : 1;
