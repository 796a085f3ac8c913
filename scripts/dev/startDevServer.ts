import { createServer } from "vite";
import { root } from "../run.ts";

/** The port, the addresses of the mocks, and which example of the user details is signed in. */
export type DevServerRequest = {
  port: number;
  dataMock: string;
  portalMock: string;
  person: string;
  /** A copy of the portal's sources to serve in place of them; for tests that edit. */
  folder?: string;
};

/** A running dev server: where the portal is, and how to end it. */
export type DevServer = { url: string; close: () => Promise<void> };

/** Serves the portal's sources with hot reload, every call answered by the mocks. Throws when the port is taken. */
export async function startDevServer(request: DevServerRequest): Promise<DevServer> {
  const { port, dataMock, portalMock, person, folder = `${root}packages/portal` } = request;
  // Read by the configuration, which Vite loads by itself.
  Object.assign(process.env, { DATA_MOCK: dataMock, PORTAL_MOCK: portalMock, PERSON: person });
  const server = await createServer({
    root: folder,
    configFile: `${folder}/vite.mocks.config.ts`,
    logLevel: "warn",
    ...(request.folder !== undefined && { cacheDir: `${folder}/.vite` }),
    server: { port, strictPort: true, fs: { allow: [folder, root] } },
  });
  await server.listen();
  return { url: `http://localhost:${port}/api/`, close: () => server.close() };
}
