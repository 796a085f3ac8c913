import { runCommand } from "@talent/warehouse";
import { ingestCommand, ingestUsage } from "./ingestCommand.ts";

await runCommand(ingestUsage, ingestCommand);
