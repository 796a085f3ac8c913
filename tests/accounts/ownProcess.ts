import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Order } from "./spender.ts";

/** A process with accounts of its own, for what one process cannot show. */
export type OwnProcess = {
  child: ChildProcess;
  /** Sends an order and answers what comes back; an error comes back with its word and message. */
  send(order: Order): Promise<{ answer?: unknown; word?: string; message?: string }>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
};

/** Starts one. */
export function ownProcess(): OwnProcess {
  const child = fork(join(import.meta.dirname, "spender.ts"), {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  return {
    child,
    async send(order) {
      child.send(order);
      const [message] = await once(child, "message");
      return message;
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}
