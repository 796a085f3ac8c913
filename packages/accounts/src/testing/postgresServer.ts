import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import pg from "pg";

/** For tests: a PostgreSQL server of their own, or why there is none. */
export type PostgresServer = { newDatabase(): Promise<string>; stop(): void } | { missing: string };

/**
 * For tests: starts a PostgreSQL server in a folder and on a port of its own, without root's rights. Debian's
 * package is installed when no server program is found and this may be done; when nothing helps, says why.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = findPrograms() ?? installPrograms();
  if (!bin)
    return { missing: "no PostgreSQL server program was found, and apt-get could not install Debian's" };
  const owner = unprivileged();
  if (!owner)
    return { missing: "PostgreSQL does not run as root, and there is no account postgres or nobody" };

  const folder = mkdtempSync(join(tmpdir(), "accounts-postgres-"));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid);
  const data = join(folder, "data");
  const port = await freePort();
  const run = (program: string, args: string[]) =>
    spawnSync(join(bin, program), args, {
      ...owner,
      cwd: folder,
      env: { PATH: process.env.PATH, LC_ALL: "C" },
    });

  const made = run("initdb", ["-D", data, "-U", "tester", "-A", "trust", "-E", "UTF8", "--no-sync"]);
  if (made.status !== 0) return { missing: `initdb failed: ${made.stderr}` };
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`;
  const log = join(folder, "log");
  const started = run("pg_ctl", ["-D", data, "-w", "-t", "30", "-l", log, "-o", settings, "start"]);
  if (started.status !== 0) return { missing: `PostgreSQL did not start: ${started.stdout}` };

  const address = (database: string) => `postgres://tester@127.0.0.1:${port}/${database}`;
  let databases = 0;
  return {
    async newDatabase() {
      databases += 1;
      const client = new pg.Client(address("postgres"));
      await client.connect();
      await client.query(`create database test_${databases}`);
      await client.end();
      return address(`test_${databases}`);
    },
    stop() {
      run("pg_ctl", ["-D", data, "-m", "immediate", "-w", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
