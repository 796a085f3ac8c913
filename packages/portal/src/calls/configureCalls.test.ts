import type { PortalConfiguration } from "@talent/contract/portal-api";
import { expect, test } from "vitest";
import { toPortalAddress } from "./configureCalls.ts";

const configuration = {
  originUrl: "https://portal.example",
  adminPublicServiceUrl: "https://services.example/adminpublicservice",
} as PortalConfiguration;

test("sends user details to the origin and all other portal calls to the admin service", () => {
  expect(toPortalAddress("/userdetails", configuration)).toBe("https://portal.example/userdetails");
  expect(toPortalAddress("/adminpublicservice/v1/mimicclient?term=a", configuration)).toBe(
    "https://services.example/adminpublicservice/v1/mimicclient?term=a",
  );
});

test("collapses doubled separators of the address", () => {
  expect(toPortalAddress("/adminpublicservice/v1/mimicclient??term=a&&x=1", configuration)).toBe(
    "https://services.example/adminpublicservice/v1/mimicclient?term=a&x=1",
  );
});
