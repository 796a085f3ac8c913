import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("a sign-in provider's issuer stays as it is spelled, a slash at its end included", () => {
  const issuerOf = (issuer: string) => readSettings({ OIDC_ISSUER: issuer }).identity.issuer;
  expect(issuerOf("https://auth.example/application/o/portal/")).toBe(
    "https://auth.example/application/o/portal/",
  );
  expect(issuerOf("https://auth.example/realms/staff")).toBe("https://auth.example/realms/staff");
  expect(() => issuerOf("auth.example")).toThrow('OIDC_ISSUER is "auth.example"; set it to an address');
});
