import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["packages/*/src/**/*.test.{ts,tsx}", "tests/**/*.test.ts", "scripts/**/*.test.ts"],
    testTimeout: 180_000,
    hookTimeout: 300_000,
    // A browser on a machine that does other work misses a beat now and then.
    retry: process.env.CI ? 2 : 0,
  },
});
