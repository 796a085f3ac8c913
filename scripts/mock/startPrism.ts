import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "../generate/contracts.ts";

/** A running Prism: its address, its process, and how to end it. */
export type Prism = { url: string; process: ChildProcess; stop: () => Promise<void> };

/**
 * What to serve: the contract's name, the port on this machine, and whether Prism logs to the terminal. With an
 * `upstream` address calls are passed on to it and held against the contract; without one its examples answer.
 */
export type PrismRequest = { contract: string; port: number; log: boolean; upstream?: string };

/** Starts Prism on a generated contract; settles once it answers, throws when it does not start. */
export async function startPrism({ contract, port, log, upstream }: PrismRequest): Promise<Prism> {
  if (await listening(port)) {
    throw new Error(`Port ${port} is busy: end what listens on it, or choose another port.`);
  }
  const child = spawn(
    `${root}/node_modules/.bin/prism`,
    [
      ...(upstream ? ["proxy"] : ["mock"]),
      `${root}/generated/${contract}/openapi.json`,
      ...(upstream ? [upstream] : []),
      "--port",
      String(port),
      "--host",
      "127.0.0.1",
    ],
    { cwd: root, stdio: ["ignore", log ? "inherit" : "ignore", "inherit"] },
  );
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  };
  for (let tries = 0; tries < 300 && child.exitCode === null; tries++) {
    if (await listening(port)) return { url: `http://127.0.0.1:${port}`, process: child, stop };
    await pause(100);
  }
  await stop();
  throw new Error(`Prism did not start for ${contract}; run: pnpm generate && pnpm lint`);
}

function listening(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect(port, "127.0.0.1");
    const end = (answer: boolean) => {
      socket.destroy();
      settle(answer);
    };
    socket.once("connect", () => end(true)).once("error", () => end(false));
  });
}
