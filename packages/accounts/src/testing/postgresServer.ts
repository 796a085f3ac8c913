import { execFileSync, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import pg from "pg";
import { oncePerRun } from "./oncePerRun.ts";
import { serverFolder } from "./stopPostgres.ts";

/** For tests: a PostgreSQL server in which each asker has databases of its own, or why there is none. */
export type PostgresServer = { newDatabase(): Promise<string> } | { missing: string };

/** Where the server listens. */
type Address = { port: number };

/**
 * For tests: the PostgreSQL server of this run, started by whichever file is first, without root's rights; it ends with the
 * run (`stopPostgres`). Debian's package is installed when no server program is found and this may be done; when nothing
 * helps, says why there is none. Throws when there is one that does not start.
 */
export async function postgresServer(): Promise<PostgresServer> {
  const found = mkdtempSync(join(tmpdir(), "postgres-found-"));
  try {
    await oncePerRun("postgres", found, async (folder) =>
      writeFileSync(join(folder, "address.json"), JSON.stringify(await startPostgres())),
    );
    const address: Address | { missing: string } = JSON.parse(
      readFileSync(join(found, "address.json"), "utf8"),
    );
    return "missing" in address ? address : { newDatabase: () => newDatabase(address) };
  } finally {
    rmSync(found, { recursive: true, force: true });
  }
}

async function newDatabase({ port }: Address): Promise<string> {
  const address = (database: string) => `postgres://tester@127.0.0.1:${port}/${database}`;
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client(address("postgres"));
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return address(name);
}

/** For tests: starts a server of the programs in a folder; throws what they say when they do not. */
export async function startPostgres(
  bin = findPrograms() ?? installPrograms(),
): Promise<Address | { missing: string }> {
  if (!bin)
    return { missing: "no PostgreSQL server program was found, and apt-get could not install Debian's" };
  const owner = unprivileged();
  if (!owner)
    return { missing: "PostgreSQL does not run as root, and there is no account postgres or nobody" };

  const folder = mkdtempSync(join(tmpdir(), serverFolder));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid);
  const data = join(folder, "data");
  const run = (program: string, args: string[]) =>
    spawnSync(join(bin, program), args, {
      ...owner,
      cwd: folder,
      env: { PATH: process.env.PATH, LC_ALL: "C" },
    });

  const made = run("initdb", ["-D", data, "-U", "tester", "-A", "trust", "-E", "UTF8", "--no-sync"]);
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  // Every process that is tested keeps a pool of 20.
  const settings =
    "-c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c max_connections=300";
  const log = join(folder, "log");
  for (let tries = 3; tries > 0; tries--) {
    // Another process may take the port before the server does.
    const port = await freePort();
    const started = ["-D", data, "-w", "-t", "60", "-l", log, "-o", `-p ${port} ${settings}`, "start"];
    if (run("pg_ctl", started).status === 0) return { port };
    run("pg_ctl", ["-D", data, "-m", "immediate", "-w", "stop"]);
  }
  throw new Error(
    `PostgreSQL did not start: ${existsSync(log) ? readFileSync(log, "utf8") : "it wrote no log"}`,
  );
}

function findPrograms(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}

function installPrograms(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("No PostgreSQL server found: installing Debian's for the tests of the accounts store.");
  const options = {
    stdio: "ignore",
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  } as const;
  const wait = ["-o", "DPkg::Lock::Timeout=240"];
  spawnSync("apt-get", ["update", ...wait], options);
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", ...wait, "postgresql"], options);
  return findPrograms();
}

/** The account the server runs as: this one, unless it is root. */
function unprivileged(): { uid?: number; gid?: number } | undefined {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) =>
        Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // Not on this machine: the next name.
    }
  }
  return undefined;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
