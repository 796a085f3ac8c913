import { runCommand } from "@talent/warehouse";
import { loadCommand, loadUsage } from "./loadCommand.ts";

await runCommand(loadUsage, loadCommand);
