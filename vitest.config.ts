import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["packages/*/src/**/*.test.{ts,tsx}", "tests/**/*.test.ts", "scripts/**/*.test.ts"],
    globalSetup: "tests/runFolder.ts",
    // Much of a test's time is waiting, for a browser or another process: a second one fits beside it on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 180_000,
    hookTimeout: 300_000,
    // A browser on a machine that does other work misses a beat now and then.
    retry: process.env.CI ? 2 : 0,
  },
});
