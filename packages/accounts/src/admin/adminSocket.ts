import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createConnection, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Accounts } from "../Accounts.ts";
import { withoutValues } from "../database/withoutValues.ts";
import { type AdminAnswer, adminCommand, refused } from "./adminCommand.ts";

/** Longest address a Unix socket can have on every system. */
const longestAddress = 100;
const largestRequest = 65_536;

/** What is said before the answer: from then on a command may have been done, whatever becomes of the answer. */
const begun = "begun\n";

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
      socket.write(begun);
      socket.end(JSON.stringify(await answerTo(args, accounts)));
    } catch {
      socket.destroy();
    }
  });
  await listening(server, address);
  server.unref();
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    // A command that was begun is answered first: who asked would not know what became of it.
    for (const socket of unread) socket.destroy();
    await closed;
    if (isOwnFolder(address, folder)) rmSync(dirname(address), { recursive: true, force: true });
  };
  try {
    writeFileSync(addressFile, address, { mode: 0o600 });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    close: async () => {
      rmSync(addressFile, { force: true });
      await close();
    },
  };
}

/**
 * Hands a command line to the process that has the folder's accounts; null when none took it there, and nothing was done.
 * Where the process ended before it answered, the answer says so: the command may have been done.
 */
export async function askAdmin(folder: string, args: readonly string[]): Promise<AdminAnswer | null> {
  let said = "";
  try {
    const socket = createConnection(readFileSync(join(folder, "admin.address"), "utf8"));
    socket.end(JSON.stringify(args));
    for await (const chunk of socket.setEncoding("utf8")) said += chunk;
  } catch {
    // What was said until the connection broke tells whether the command was begun.
  }
  if (said === "") return null;
  try {
    return JSON.parse(said.replace(begun, "")) as AdminAnswer;
  } catch {
    return refused(
      "The server ended before it answered: see whether the command was done before you give it again.",
    );
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
