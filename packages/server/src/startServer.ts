import type { AddressInfo } from "node:net";
import { withoutValues } from "@talent/accounts";
import { warmSearch } from "@talent/taxonomy";
import { buildServer } from "./buildServer.ts";
import { openIdentity } from "./openIdentity.ts";
import { openServices } from "./openServices.ts";
import type { Services } from "./Services.ts";
import type { Settings } from "./settings.ts";

/** A server that listens. */
export type RunningServer = { url: string; services: Services; stop: () => Promise<void> };

/**
 * Opens services and sign-in, builds the server and listens. `prepare` runs on the open services before the first call
 * is taken. Stopping answers what is under way, then writes and closes everything.
 */
export async function startServer(
  settings: Settings,
  prepare: (services: Services) => Promise<void> = async () => {},
): Promise<RunningServer> {
  const onFailure = (error: unknown) => console.error(withoutValues(error).message);
  const { services, close } = await openServices(settings, {
    onFailure,
    onProgress: (line) => console.log(line),
  });
  try {
    await prepare(services);
    const signIn = await openIdentity(settings, services.accounts, onFailure);
    warmSearch(services.taxonomy);
    const app = await buildServer({ services, ...signIn });
    await app.listen({ port: settings.port, host: settings.host });
    const { port } = app.server.address() as AddressInfo;
    return {
      url: `http://localhost:${port}`,
      services,
      async stop() {
        await app.close();
        signIn.identity?.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
