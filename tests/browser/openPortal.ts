import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Demo } from "@talent/accounts";
import { readSettings, startServer } from "@talent/server";
import { servedData } from "../server/servedData.ts";

/** The real server with the built portal on a port of its own, on hand-written ads. */
export type OpenPortal = {
  /** Where the portal is, e.g. http://localhost:4211/api/. */
  url: string;
  origin: string;
  demo: Demo;
  /** Email and password of a demonstration account. */
  account(email: string): { email: string; password: string };
  close(): Promise<void>;
};

const build = fileURLToPath(new URL("../../packages/portal/dist/index.html", import.meta.url));

/** Opens the portal as people meet it: sign-in, portal calls and data API of one real server. */
export async function openPortal(): Promise<OpenPortal> {
  if (!existsSync(build))
    throw new Error("The portal is not built. Run `pnpm vite build packages/portal` first.");
  const dataDir = mkdtempSync(join(tmpdir(), "talent-portal-"));
  const demo = await servedData(dataDir);
  const port = await freePort();
  const settings = readSettings({
    PORT: String(port),
    DATA_DIR: dataDir,
    CHECK_ANSWERS: "all",
    LOG_LEVEL: "error",
  });
  const server = await startServer(settings);
  return {
    url: `${server.url}/api/`,
    origin: server.url,
    demo,
    account(email) {
      const account = demo.accounts.find((candidate) => candidate.email === email);
      if (account === undefined) throw new Error(`There is no demonstration account ${email}.`);
      return account;
    },
    async close() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
