import { join } from "node:path";
import { AccountsError, type Demo, seedDemo } from "@talent/accounts";
import { readSettings, SettingError, startServer } from "@talent/server";
import { WarehouseError } from "@talent/warehouse";
import { packArchives } from "../packages/packArchives.ts";
import { buildPortal } from "./buildPortal.ts";
import { checkFolder, checkPort } from "./checkMachine.ts";
import { makeDataset } from "./makeDataset.ts";
import { StartError } from "./StartError.ts";
import { tellReady } from "./tellReady.ts";

const told = [StartError, SettingError, WarehouseError, AccountsError];

/**
 * Starts the whole product on one port: builds the portal, makes a first dataset and the demonstration accounts where
 * they are not there yet, and says when it is ready. What stands in the way is told in a sentence, exit code 1.
 */
export async function startProduct(env: NodeJS.ProcessEnv): Promise<void> {
  try {
    const settings = readSettings({ LOG_LEVEL: "warn", ...env });
    checkFolder(settings.dataDir);
    await checkPort(settings.port, settings.host);
    await buildPortal();
    await packArchives().catch(tellUnpacked);
    await makeDataset(settings.dataDir);
    const file = join(settings.dataDir, "demo.json");
    let demo: Demo = { subscriptions: [], accounts: [] };
    const server = await startServer(settings, async ({ accounts }) => {
      demo = await seedDemo(accounts, file);
    });
    console.log(tellReady(demo, settings, file));
    stopOnSignal(server.stop);
  } catch (error) {
    if (!told.some((kind) => error instanceof kind)) throw error;
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

/** The product works without them: only who installs the client from it is not served. */
function tellUnpacked(error: unknown): void {
  console.error(`The client's packages cannot be made, nor installed from here: ${(error as Error).message}`);
}

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, async () => {
      if (stopping) process.exit(1);
      stopping = true;
      await stop();
      process.exit(0);
    });
}
