import type { Accounts } from "@talent/accounts";
import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const usage = {
  consumed: async (_caller: unknown, ownUnits = 0) => ({
    consumed: 40 + ownUnits,
    consumedByMe: 7 + ownUnits,
  }),
};

// A3 call units: consumed at organisation level, consumedByMe
test("tells the units spent, the one of this very call among them", async () => {
  const call = smallCall({ accounts: { usage } as unknown as Accounts });
  expect(await call("getCallUnits")).toEqual({
    data: { callunits: { consumed: 41, consumedByMe: 8 } },
    input: {},
  });
});
