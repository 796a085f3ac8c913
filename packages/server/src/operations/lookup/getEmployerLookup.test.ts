import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall();

// A3 employer lookup returns name; A5 employer lookup requires employer
test("names one employer, or several in the order asked", async () => {
  expect(await call("getEmployerLookup", "employer=7")).toEqual({
    data: { id: 7, name: "Employer 7" },
    input: { employer: [7] },
  });
  expect(await call("getEmployerLookup", "employer=7,2")).toMatchObject({ data: [{ id: 7 }, { id: 2 }] });
});

test("wants an employer, one that exists, and not more than twenty", async () => {
  const twentyOne = Array.from({ length: 21 }, (_, index) => index + 1).join();
  await expect(call("getEmployerLookup", "")).rejects.toMatchObject({ word: "parameterMissing" });
  await expect(call("getEmployerLookup", "employer=100")).rejects.toThrow(
    "Invalid employer present in the request. Employer provided: 100",
  );
  await expect(call("getEmployerLookup", `employer=${twentyOne}`)).rejects.toMatchObject({ word: "tooMany" });
});
