import { expect, test } from "vitest";
import { readSettings } from "../settings.ts";
import { calledByPortal } from "./calledByPortal.ts";

test("is this server alone unless hosts are set", () => {
  expect(calledByPortal(readSettings({ ORIGIN: "https://x.example" }))).toEqual(["https://x.example"]);
});

test("is every host that is set, and where the sign-in provider gives its tokens", () => {
  const settings = readSettings({
    ORIGIN: "https://x.example",
    API_URL: "https://api.x.example",
    AUTH_SERVER_URL: "https://tokens.x.example",
    ADMIN_PUBLIC_SERVICE_URL: "https://calls.x.example/adminpublicservice",
    OIDC_ISSUER: "https://sign-in.example/pool",
  });
  expect(calledByPortal(settings, "https://pool.auth.example/oauth2/token").sort()).toEqual([
    "https://api.x.example",
    "https://calls.x.example",
    "https://pool.auth.example",
    "https://sign-in.example",
    "https://tokens.x.example",
  ]);
});
