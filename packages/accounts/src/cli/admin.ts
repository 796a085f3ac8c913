import { existsSync } from "node:fs";
import { AccountsError } from "../AccountsError.ts";
import { type AdminAnswer, type AdminTask, adminCommand } from "../admin/adminCommand.ts";
import { askAdmin } from "../admin/adminSocket.ts";
import { type Place, takePlace } from "../admin/takePlace.ts";
import { accountsFolder } from "../database/accountsFolder.ts";

/** Does it here, or has the process do it that has the folder to itself. */
async function perform(task: AdminTask, { dataDir, databaseUrl }: Place): Promise<AdminAnswer> {
  const isNew = databaseUrl === undefined && !existsSync(accountsFolder(dataDir));
  if (isNew && !task.changes) return refused(nobodyIn(dataDir));
  // Imported only now: help and mistakes need no database.
  const { openAccounts } = await import("../openAccounts.ts");
  try {
    const accounts = await openAccounts({ dataDir, databaseUrl });
    try {
      const answer = await task(accounts);
      return isNew
        ? { ...answer, err: `These are the first accounts in ${dataDir}.\n${answer.err}` }
        : answer;
    } finally {
      await accounts.close();
    }
  } catch (error) {
    if (!(error instanceof AccountsError)) {
      const { withoutValues } = await import("../database/withoutValues.ts");
      return refused(`It could not be done: ${withoutValues(error).message}`);
    }
    const answer = error.word === "storeInUse" ? await askAdmin(accountsFolder(dataDir), task.args) : null;
    return answer ?? refused(error.message);
  }
}

function nobodyIn(dataDir: string): string {
  return (
    `There are no accounts in ${dataDir}: neither a server nor a command has made any there yet. ` +
    "Name the server's data folder with --data or DATA_DIR, or its PostgreSQL server with DATABASE_URL."
  );
}

function refused(message: string): AdminAnswer {
  return { code: 1, out: "", err: `${message}\n` };
}

async function answerTo(args: string[]): Promise<AdminAnswer> {
  const place = takePlace(args, process.env);
  if ("mistake" in place) return { code: 2, out: "", err: `${place.mistake}\n` };
  const understood = adminCommand(args);
  return typeof understood === "function" ? perform(understood, place) : understood;
}

const { code, out, err } = await answerTo(process.argv.slice(2));
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
