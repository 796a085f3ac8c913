import { openTestServer } from "../server/openTestServer.ts";

/** A server of its own that logs everything it can, is called right and wrong, and tells what must not be in its log. */
const server = await openTestServer({ env: { LOG_LEVEL: "trace" } });
const { subscriptions, accounts } = server.demo;
const [{ key = "", secret = "" } = {}] = subscriptions;
const token = await server.token();
const person = await server.signIn("sam@northwind.example");
const credentials = Buffer.from(`${key}:${secret}`).toString("base64");
const wrong = Buffer.from(`${key}:${secret}-wrong`).toString("base64");

const form = { "user-agent": "tests", "content-type": "application/x-www-form-urlencoded" };
const portal = { "x-requested-with": "XMLHttpRequest" };
const calls = [
  {
    method: "POST",
    url: "/auth/token",
    headers: { ...form, authorization: `Basic ${wrong}` },
    payload: "grant_type=client_credentials",
  },
  {
    method: "POST",
    url: "/auth/token",
    headers: { ...form, authorization: `Basic ${credentials}` },
    payload: `grant_type=${secret}`,
  },
  {
    method: "GET",
    url: `/v1/lmi/demand?country=US&talentprofile=205&secret=${secret}`,
    headers: { authorizationtoken: token },
  },
  {
    method: "GET",
    url: "/v1/callunits",
    headers: { authorizationtoken: `${token}x`, cookie: `session=${token}` },
  },
  {
    method: "POST",
    url: "/v1/taxonomap/jdextractor",
    headers: { authorizationtoken: token, "content-type": "application/json" },
    payload: `{"role":"${secret}`,
  },
  { method: "GET", url: "/userdetails", headers: { ...portal, authorization: `Bearer ${person}` } },
  {
    method: "POST",
    url: "/adminpublicservice/v1/apitoken",
    headers: { ...portal, authorization: `Bearer ${person}` },
  },
  { method: "GET", url: "/userdetails", headers: { ...portal, authorization: `Bearer ${person}x` } },
  { method: "GET", url: `/identity/auth?client_id=talent-portal&login_hint=${secret}`, headers: {} },
] as const;
const secrets = [secret, credentials, wrong, token, person, ...accounts.map((account) => account.password)];
for (const call of calls) {
  const answer = await server.app.inject({ ...call });
  const issued = call.url.endsWith("apitoken") ? answer.json().data?.accessToken : undefined;
  if (issued) secrets.push(issued);
}
process.send?.({ secrets, calls: calls.length - 1 });
await server.close();
process.disconnect();
