import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Tests that a process of their own costs little, and those that hold its clock; long ones get slower in a shared one. */
const alone = [
  "packages/client/src/**/*.test.ts",
  "packages/portal/src/session/*.test.ts",
  "packages/{server/src/dataset,warehouse/src}/**/*.test.ts",
  "tests/!(server)/**/*.test.ts",
  "tests/server/{consistency,fuzz*,proxy,recorded}.test.ts",
  "scripts/**/*.test.ts",
];

export default defineConfig({
  test: {
    globalSetup: "tests/runFolder.ts",
    // Much of a test's time is waiting, for a browser or another process: a second one fits beside it on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 180_000,
    hookTimeout: 300_000,
    // A browser on a machine that does other work misses a beat now and then.
    retry: process.env.CI ? 2 : 0,
    projects: [
      { extends: true, test: { name: "alone", include: alone } },
      {
        extends: true,
        test: {
          name: "together",
          include: ["packages/*/{src,build}/**/*.test.{ts,tsx}", "tests/server/*.test.ts"],
          exclude: alone,
          // Importing what they test anew took these files longer than testing it.
          isolate: false,
        },
      },
    ],
  },
});
