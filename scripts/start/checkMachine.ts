import { accessSync, constants } from "node:fs";
import { createServer } from "node:net";
import { makeFolder } from "@talent/warehouse";
import { StartError } from "./StartError.ts";

/** Makes the data folder and sees to it that it can be written; throws a StartError that names it. */
export function checkFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${reason}). Set DATA_DIR to one you may write to.`,
    );
  }
}

/** Sees to it that the port is free; throws a StartError that names it. */
export function checkPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      const told: Record<string, string> = {
        EADDRINUSE: `Port ${port} is in use. Stop what uses it, or set PORT to another.`,
        EACCES: `Port ${port} may not be used by this account. Set PORT to one above 1023.`,
      };
      reject(
        new StartError(told[error.code ?? ""] ?? `Port ${port} on ${host} cannot be used: ${error.message}`),
      );
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
