import { runCommand } from "@talent/warehouse";
import { demoCommand, demoUsage } from "./demoCommand.ts";

await runCommand(demoUsage, demoCommand);
