import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall();
const idsOf = (answer: Awaited<ReturnType<typeof call<"getMsas">>>) =>
  "data" in answer ? answer.data.locations.map(({ id }) => id) : [];

test("finds an area under every state it reaches into", async () => {
  for (const state of [840036, 840034, 840042])
    expect(idsOf(await call("getMsas", `country=US&state=${state}`))).toContain(35620);
  expect(idsOf(await call("getMsas", "country=US&state=840006"))).not.toContain(35620);
});

// A5 taxonomy filters: up to 5 states, 10 MSAs, 10 counties
test("takes five states and not six", async () => {
  const five = "840001,840002,840004,840005,840006";
  expect(idsOf(await call("getMsas", `country=US&state=${five}`)).length).toBeGreaterThan(0);
  await expect(call("getMsas", `country=US&state=${five},840036`)).rejects.toMatchObject({ word: "tooMany" });
});

test("wants a country", async () => {
  await expect(call("getMsas", "")).rejects.toMatchObject({ word: "parameterMissing" });
});
