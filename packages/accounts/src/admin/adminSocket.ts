import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createConnection, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import type { Accounts } from "../Accounts.ts";
import { withoutValues } from "../database/withoutValues.ts";
import { type AdminAnswer, adminCommand, refused } from "./adminCommand.ts";

/** Longest address a Unix socket can have on every system. */
const longestAddress = 100;
const largestRequest = 65_536;

/**
 * Takes operators' commands from other processes of the same account while this one has the embedded store to
 * itself. The socket stands in the accounts folder, which only its owner can enter (in one like it where the
 * folder's path is too long for a socket).
 */
export async function listenForAdmin(
  folder: string,
  accounts: Accounts,
): Promise<{ close: () => Promise<void> }> {
  const address = addressIn(folder);
  const addressFile = join(folder, "admin.address");
  // The folder is locked by this process: a socket left behind by an earlier one has no owner.
  rmSync(address, { force: true });
  const unread = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, async (socket) => {
    socket.on("error", () => socket.destroy());
    unread.add(socket);
    try {
      const args = await readRequest(socket).finally(() => unread.delete(socket));
      socket.end(JSON.stringify(await answerTo(args, accounts)));
    } catch {
      socket.destroy();
    }
  });
  await listening(server, address);
  writeFileSync(addressFile, address, { mode: 0o600 });
  server.unref();
  return {
    close: async () => {
      rmSync(addressFile, { force: true });
      const closed = new Promise((resolve) => server.close(resolve));
      // A command that was begun is answered first: who asked would take it for not done.
      for (const socket of unread) socket.destroy();
      await closed;
      if (isOwnFolder(address, folder)) rmSync(dirname(address), { recursive: true, force: true });
    },
  };
}

/** Hands a command line to the process that has the folder's accounts; null when none took it there, and nothing was done. */
export async function askAdmin(folder: string, args: readonly string[]): Promise<AdminAnswer | null> {
  try {
    const socket = createConnection(readFileSync(join(folder, "admin.address"), "utf8"));
    socket.end(JSON.stringify(args));
    return JSON.parse(await text(socket)) as AdminAnswer;
  } catch {
    return null;
  }
}

async function readRequest(socket: Socket): Promise<string[]> {
  let request = "";
  for await (const chunk of socket.setEncoding("utf8").iterator({ destroyOnReturn: false })) {
    request += chunk;
    if (request.length > largestRequest) throw new Error("the request is too long");
  }
  const args: unknown = JSON.parse(request);
  if (!Array.isArray(args) || !args.every((arg) => typeof arg === "string"))
    throw new Error("not a command line");
  return args;
}

async function answerTo(args: string[], accounts: Accounts): Promise<AdminAnswer> {
  const task = adminCommand(args);
  if (typeof task !== "function") return task;
  try {
    return await task(accounts);
  } catch (error) {
    return refused(`The server could not do it: ${withoutValues(error).message}`);
  }
}

function addressIn(folder: string): string {
  const digest = createHash("sha256").update(folder).digest("hex").slice(0, 16);
  if (process.platform === "win32") return `\\\\.\\pipe\\talent-accounts-${digest}`;
  const address = join(folder, "admin.sock");
  if (Buffer.byteLength(address) <= longestAddress) return address;
  return join(mkdtempSync(join(tmpdir(), "talent-admin-")), "admin.sock");
}

/** Whether the socket has a folder made for it alone, the accounts folder's path being too long. */
function isOwnFolder(address: string, folder: string): boolean {
  return process.platform !== "win32" && dirname(address) !== folder;
}

function listening(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(address, resolve);
  });
}
