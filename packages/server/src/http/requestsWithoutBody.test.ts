import { connect } from "node:net";
import { text } from "node:stream/consumers";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endedWithoutBody, readNothingOfEnded } from "./requestsWithoutBody.ts";

const app = Fastify({ http: endedWithoutBody });
let port = 0;

beforeAll(async () => {
  readNothingOfEnded(app);
  app.get("/", (request) => ({ ended: request.raw.readableEnded }));
  app.post("/", ({ body }) => ({ body: body ?? "none" }));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ found: false }));
  port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => app.close());

/** The answer to a request as it stands on the wire. */
async function ask(lines: readonly string[], body = ""): Promise<{ status: number; body: unknown }> {
  const socket = connect(port, "127.0.0.1");
  socket.write(`${[...lines, "Host: localhost", "Connection: close", "", ""].join("\r\n")}${body}`);
  const [head = "", answer = ""] = (await text(socket)).split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), body: JSON.parse(answer) };
}

test("a GET is ended when it comes", async () => {
  expect(await ask(["GET / HTTP/1.1"])).toEqual({ status: 200, body: { ended: true } });
});

test("a request that names a type and announces no body is answered", async () => {
  const type = "Content-Type: application/json";
  const refused = { status: 400, body: { code: "FST_ERR_CTP_EMPTY_JSON_BODY" } };
  expect(await ask(["POST / HTTP/1.1", type])).toMatchObject(refused);
  expect(await ask(["POST /nowhere HTTP/1.1", type])).toMatchObject(refused);
  expect(await ask(["POST / HTTP/1.1"])).toEqual({ status: 200, body: { body: "none" } });
});

test("a body is read as before", async () => {
  const type = "Content-Type: application/json";
  const whole = await ask(["POST / HTTP/1.1", type, "Content-Length: 7"], '{"a":1}');
  const chunked = await ask(
    ["POST / HTTP/1.1", type, "Transfer-Encoding: chunked"],
    '7\r\n{"a":1}\r\n0\r\n\r\n',
  );
  expect([whole, chunked]).toEqual(Array(2).fill({ status: 200, body: { body: { a: 1 } } }));
});
