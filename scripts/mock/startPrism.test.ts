import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { startPrism } from "./startPrism.ts";

test("a busy port is refused in one sentence that says what to do", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const address = holder.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await expect(startPrism({ contract: "data-api", port, log: false })).rejects.toThrow(
    `Port ${port} is busy: end what listens on it, or choose another port.`,
  );
  holder.close();
});
