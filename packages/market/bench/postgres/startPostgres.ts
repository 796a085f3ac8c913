import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { totalmem } from "node:os";
import { join } from "node:path";

/** A running server: where it listens, and how much memory it and its connections take. */
export type PostgresServer = { host: string; residentBytes: () => number; stop: () => Promise<void> };

const debianFolder = "/usr/lib/postgresql";

/** Where the newest installed server's programs are; undefined without one. */
export function postgresPrograms(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  return versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(debianFolder, version, "bin"))
    .find((folder) => existsSync(join(folder, "postgres")));
}

/**
 * Starts a server of the benchmark's own on a Unix socket in a new folder, with the memory a server of its size is
 * advised to have. The superuser may not run it, so that it then belongs to `nobody`.
 */
export async function startPostgres(programs: string, parent: string): Promise<PostgresServer> {
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const folder = mkdtempSync(join(parent, "postgres-"));
  let server: ChildProcess | undefined;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // However this process ends, the server ends with it, and what it has written goes.
  process.once("exit", () => {
    server?.kill("SIGQUIT");
    remove();
  });
  if (nobody.uid) chownSync(folder, nobody.uid, nobody.gid);
  const data = join(folder, "data");
  execFileSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "bench", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"],
    {
      ...nobody,
      cwd: folder,
      stdio: "ignore",
    },
  );
  const memory = Math.floor(totalmem() / 2 ** 20);
  const settings = {
    listen_addresses: "",
    unix_socket_directories: folder,
    shared_buffers: `${Math.floor(memory / 4)}MB`,
    effective_cache_size: `${Math.floor(memory / 2)}MB`,
    maintenance_work_mem: "1GB",
    work_mem: "256MB",
    max_wal_size: "8GB",
    fsync: "off",
    full_page_writes: "off",
    synchronous_commit: "off",
    autovacuum: "off",
    random_page_cost: "1.1",
    jit: "off",
  };
  const started = spawn(
    join(programs, "postgres"),
    ["-D", data, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    { ...nobody, cwd: folder, stdio: "ignore" },
  );
  server = started;
  await listening(started, folder);
  return {
    host: folder,
    residentBytes: () => proportionalBytes(started.pid),
    stop: () =>
      new Promise((resolve) => {
        started.once("exit", () => {
          remove();
          resolve();
        });
        // Waits until connections that were told to end have ended.
        started.kill("SIGTERM");
      }),
  };
}

async function listening(server: ChildProcess, folder: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (existsSync(join(folder, ".s.PGSQL.5432"))) return;
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the server did not begin to listen within 30 s");
}

/** Memory of a process and those it started, each page shared between them counted once. */
function proportionalBytes(pid: number | undefined): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  return [String(pid), ...children].map(shareOf).reduce((total, kilobytes) => total + kilobytes * 1024, 0);
}

/** Kilobytes of one process; 0 where it has ended since it was listed, as those do that helped with one query. */
function shareOf(pid: string): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
