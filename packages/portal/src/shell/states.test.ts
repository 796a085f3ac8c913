import { expect, test } from "vitest";
import { explain } from "./states.tsx";

test("a failure is told by what happened: no connection, a part that is gone, what the server said", () => {
  expect(explain(new TypeError("Failed to fetch"))).toContain("Check your connection");
  expect(explain(new TypeError("Failed to fetch dynamically imported module: /api/assets/a-1.js"))).toContain(
    "has been renewed",
  );
  expect(explain(new Error("The server answered 503."))).toBe(
    "The server answered 503. Try again in a moment.",
  );
  const refused = { status: 429, body: { messages: ["Wait."] } };
  expect(explain(Object.assign(new Error("429 Too Many Requests"), refused))).toBe(
    "Wait. (429 Too Many Requests)",
  );
  expect(explain("nothing")).toContain("not known");
});
