import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { buildServer } from "./buildServer.ts";
import { readSettings } from "./settings.ts";

test("a call that comes on an open connection while the server stops is answered, and the connection ends", async () => {
  const services = { settings: readSettings({ LOG_LEVEL: "silent" }), accounts: {} };
  const app = await buildServer({ services, verifier: {} } as never);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  const answers = text(socket);
  const form = "content-type: application/x-www-form-urlencoded\r\ncontent-length: 7";
  socket.write(`POST /auth/token HTTP/1.1\r\nhost: x\r\n${form}\r\n\r\na=`);
  await once(app.server, "request");
  const stopped = app.close();
  await vi.waitUntil(() => !app.server.listening, { timeout: 15_000 });
  socket.write("b&c=dGET /livez HTTP/1.1\r\nhost: x\r\n\r\n");
  const [underWay, afterwards] = (await answers).split(/(?=HTTP\/1\.1 )/);
  await stopped;
  expect(underWay).toMatch(/^HTTP\/1\.1 400 .*"apiCode":"BAD_REQUEST"/s);
  expect(afterwards).toMatch(/^HTTP\/1\.1 200 .*connection: close.*\{"status":"alive"\}$/is);
});

test("a POST that names a media type and announces no body is answered, as one without", async () => {
  const services = { settings: readSettings({ LOG_LEVEL: "silent" }), accounts: {} };
  const app = await buildServer({ services, verifier: {} } as never);
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const ask = async (path: string, type: string) => {
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\n\r\n`);
    return text(socket);
  };
  expect(await ask("/auth/token", "application/x-www-form-urlencoded")).toContain(
    "Missing Parameter: grant_type",
  );
  expect(await ask("/nowhere", "application/json")).toMatch(/^HTTP\/1\.1 4\d\d /);
  await app.close();
});
