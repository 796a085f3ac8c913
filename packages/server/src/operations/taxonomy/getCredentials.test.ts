import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall();

// A3 credentials taxonomy
test("finds credentials by keyword, and lists them by id without one", async () => {
  const answer = await call("getCredentials", "keyword=CDL Class A&limit=1");
  expect(answer).toMatchObject({ data: { credentials: [{ id: 3, name: "CDL Class A" }] } });
  expect(await call("getCredentials", "limit=1&pageno=2")).toMatchObject({
    data: { credentials: [{ id: 2, name: "Commercial driver's licence" }] },
    input: { limit: 1, pageno: 2 },
  });
});

test("has no data past the end", async () => {
  expect(await call("getCredentials", "pageno=1000")).toMatchObject({ missing: "NO_DATA_FOUND" });
});
