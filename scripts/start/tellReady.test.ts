import { readFileSync } from "node:fs";
import { readSettings } from "@talent/server";
import { expect, test } from "vitest";
import { root } from "../run.ts";
import { tellReady } from "./tellReady.ts";

const demo = {
  accounts: [{ email: "sam@northwind.example", password: "word", role: "subscriber" }],
  subscriptions: [{ name: "Northwind", key: "k", secret: "s" }],
};
const told = (env: NodeJS.ProcessEnv) => tellReady(demo, readSettings(env), "demo.json").split("\n");

test("people are sent where they can sign in, and calls where tokens are given", () => {
  expect(told({ PORT: "8090" }).at(-1)).toBe("ready http://localhost:8090/api/");
  expect(told({ PORT: "8090" })).toContain(
    "  curl -u k:s -d grant_type=client_credentials http://localhost:8090/auth/token",
  );
  const apart = told({ ORIGIN: "https://talent.example/", AUTH_SERVER_URL: "https://auth.example" });
  expect(apart.at(-1)).toBe("ready https://talent.example/api/");
  expect(apart).toContain("  curl -u k:s -d grant_type=client_credentials https://auth.example/auth/token");
});

test.each(["docs/guides/frontend.md", "packages/portal/README.md"])(
  "%s starts a server that is reached by way of the portal's dev server",
  (guide) => {
    const read = (file: string) => readFileSync(`${root}${file}`, "utf8");
    const ORIGIN = /`ORIGIN=(\S+) pnpm start`/.exec(read(guide))?.[1];
    const port = /\bport: (\d+)/.exec(read("packages/portal/vite.config.ts"))?.[1];
    expect(told({ ORIGIN }).at(-1)).toBe(`ready http://localhost:${port}/api/`);
  },
);
