import { expect, test } from "vitest";
import { withAddresses } from "./withAddresses.ts";

const request = (path: string) => ({ request: { url: { host: ["{{baseUrl}}"], path: path.split("/") } } });
const collection = {
  variable: [
    { key: "baseUrl", value: "http://localhost:8080" },
    { key: "token", value: "" },
  ],
  item: [{ item: [request("auth/token"), request("v1/callunits")] }],
};
const addresses = { apiUrl: "https://api.example", originUrl: "https://portal.example" };

test("the collection has this user's address, and sends all to it where tokens have none of their own", () => {
  expect(withAddresses(collection, { ...addresses, authServerUrl: null })).toEqual({
    ...collection,
    variable: [{ key: "baseUrl", value: "https://api.example" }, collection.variable[1]],
  });
});

test("with an address for tokens it sends the token request alone there", () => {
  const { variable, item } = withAddresses(collection, {
    ...addresses,
    authServerUrl: "https://auth.example",
  });
  expect(variable).toContainEqual({ key: "authUrl", value: "https://auth.example" });
  const hosts = item.flatMap((group) => group.item.map(({ request: { url } }) => url.host));
  expect(hosts).toEqual([["{{authUrl}}"], ["{{baseUrl}}"]]);
});
