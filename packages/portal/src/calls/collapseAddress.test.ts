import { expect, test } from "vitest";
import { collapseAddress } from "./collapseAddress.ts";

test("collapses doubled question marks and ampersands", () => {
  expect(collapseAddress("/v1/mimicclient??term=a&&page=2&&&x=1")).toBe("/v1/mimicclient?term=a&page=2&x=1");
});

test("drops an ampersand right behind the question mark", () => {
  expect(collapseAddress("/v1/mimicclient?&term=a")).toBe("/v1/mimicclient?term=a");
});

test("leaves an address without doubles as it is", () => {
  expect(collapseAddress("https://host/v1/mimicclient?term=a%26b&x=1")).toBe(
    "https://host/v1/mimicclient?term=a%26b&x=1",
  );
});
