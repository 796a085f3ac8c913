import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { fileStore } from "./fileStore.ts";

test("sessions that cannot be written are told of and kept, and written once they can be", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const dir = mkdtempSync(join(tmpdir(), "sessions-"));
  const file = join(dir, "sessions.json");
  const told: string[] = [];
  const store = fileStore(file, ({ message }) => told.push(message));
  rmSync(dir, { recursive: true });
  store.set("Session:1", { uid: "one" });
  vi.advanceTimersByTime(5_000);
  expect(told).toEqual([expect.stringMatching(/^The sign-in sessions could not be written: ENOENT/)]);
  expect(store.get("Session:1")).toEqual({ uid: "one" });
  mkdirSync(dir);
  vi.advanceTimersByTime(10_000);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual([["Session:1", expect.anything()]]);
  rmSync(dir, { recursive: true });
  store.set("Session:2", { uid: "two" });
  store.close();
  expect(told).toHaveLength(2);
});
