import { connect } from "node:net";
import { text } from "node:stream/consumers";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clientError } from "./clientError.ts";

const app = Fastify({ clientErrorHandler: clientError });
app.get("/", async () => "");
let port = 0;
beforeAll(async () => {
  port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => app.close());

/** What the server writes to these bytes until it ends the connection. */
function answerTo(bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(bytes);
  return text(socket);
}

test.each([
  ["an address of 20,000 characters", `GET /?${"a".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  ["what is no HTTP", "NONSENSE\r\n\r\n", 400],
])("%s is refused in the envelope", async (_case, bytes, status) => {
  const [head = "", body = ""] = (await answerTo(bytes)).split("\r\n\r\n");
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(JSON.parse(body)).toEqual({
    apiCode: "BAD_REQUEST",
    messages: [expect.any(String)],
    data: null,
    input: {},
  });
});
