import { existsSync, statSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { AccountsError } from "../AccountsError.ts";
import { type AdminAnswer, type AdminTask, adminCommand, mistake, refused } from "../admin/adminCommand.ts";
import { askAdmin } from "../admin/adminSocket.ts";
import { type Place, takePlace } from "../admin/takePlace.ts";
import { accountsFolder } from "../database/accountsFolder.ts";

/** How long a command waits for a store that another process is opening or leaving, in milliseconds. */
const patience = 30_000;

/** Does it here, or has the process do it that has the folder to itself. */
async function perform(task: AdminTask, { dataDir, databaseUrl }: Place): Promise<AdminAnswer> {
  const isNew = databaseUrl === undefined && !existsSync(accountsFolder(dataDir));
  if (isNew && !task.changes) return refused(nobodyIn(dataDir));
  for (const until = Date.now() + patience; ; await wait(100)) {
    try {
      const answer = await performHere(task, { dataDir, databaseUrl });
      return isNew
        ? { ...answer, err: `These are the first accounts in ${dataDir}.\n${answer.err}` }
        : answer;
    } catch (error) {
      if (!(error instanceof AccountsError)) {
        const { withoutValues } = await import("../database/withoutValues.ts");
        return refused(`It could not be done: ${withoutValues(error).message}`);
      }
      const inUse = error.word === "storeInUse";
      const answer = inUse ? await askAdmin(accountsFolder(dataDir), task.args) : null;
      if (answer) return answer;
      if (!inUse || Date.now() > until) return refused(error.message);
    }
  }
}

async function performHere(task: AdminTask, place: Place): Promise<AdminAnswer> {
  // Imported only now: help and mistakes need no database.
  const { openAccounts } = await import("../openAccounts.ts");
  const accounts = await openAccounts(place);
  try {
    return await task(accounts);
  } finally {
    await accounts.close();
  }
}

function nobodyIn(dataDir: string): string {
  try {
    statSync(accountsFolder(dataDir));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ENOENT")
      return `The accounts in ${dataDir} cannot be read (${code}). Use the account the server runs as, or name another folder with --data or DATA_DIR.`;
  }
  return (
    `There are no accounts in ${dataDir}: neither a server nor a command has made any there yet. ` +
    "Name the server's data folder with --data or DATA_DIR, or its PostgreSQL server with DATABASE_URL."
  );
}

async function answerTo(args: string[]): Promise<AdminAnswer> {
  const place = takePlace(args, process.env);
  if ("mistake" in place) return mistake(place.mistake);
  const understood = adminCommand(args);
  return typeof understood === "function" ? perform(understood, place) : understood;
}

const { code, out, err } = await answerTo(process.argv.slice(2));
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
