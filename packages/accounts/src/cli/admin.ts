import { AccountsError } from "../AccountsError.ts";
import { type AdminAnswer, type AdminTask, adminCommand } from "../admin/adminCommand.ts";
import { askAdmin } from "../admin/adminSocket.ts";
import { accountsFolder } from "../database/openFolder.ts";
import { openAccounts } from "../openAccounts.ts";

/** Takes `--name value` or `--name=value` out of a command line; the last one given counts. */
function takeOption(args: string[], name: string): string | undefined {
  let taken: string | undefined;
  for (let index = args.indexOf(name); index >= 0; index = args.indexOf(name))
    taken = args.splice(index, 2)[1];
  for (let index = args.length - 1; index >= 0; index -= 1) {
    if (args[index]?.startsWith(`${name}=`)) taken ??= args.splice(index, 1)[0]?.slice(name.length + 1);
  }
  return taken;
}

/** Does it here, or has the process do it that has the folder to itself. */
async function perform(task: AdminTask, args: string[]): Promise<AdminAnswer> {
  try {
    const accounts = await openAccounts({ dataDir, databaseUrl });
    try {
      return await task(accounts);
    } finally {
      await accounts.close();
    }
  } catch (error) {
    if (!(error instanceof AccountsError)) throw error;
    const answer = error.word === "storeInUse" ? await askAdmin(accountsFolder(dataDir), args) : null;
    return answer ?? { code: 1, out: "", err: `${error.message}\n` };
  }
}

const args = process.argv.slice(2);
const dataDir = takeOption(args, "--data-dir") ?? process.env.DATA_DIR ?? ".data";
const databaseUrl = takeOption(args, "--database-url") ?? process.env.DATABASE_URL;

const understood = adminCommand(args);
const { code, out, err } = typeof understood === "function" ? await perform(understood, args) : understood;
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
