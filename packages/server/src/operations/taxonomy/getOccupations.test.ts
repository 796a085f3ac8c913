import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall();

// A3 occupations taxonomy: id, name, soccode
test("finds an occupation by what people call it", async () => {
  const answer = await call("getOccupations", "keyword=registered nurse&limit=1");
  expect(answer).toMatchObject({
    data: { occupations: [{ id: 29114100, name: "Registered Nurses", soccode: "29-1141.00" }] },
  });
});

// A7 getOccupations: categoryid
test("lists the occupations of a function", async () => {
  const answer = await call("getOccupations", "categoryid=12&limit=1000");
  const ids = "data" in answer ? answer.data.occupations.map(({ id }) => id) : [];
  expect(ids).toContain(29114100);
  expect(ids).not.toContain(15125200);
  expect(answer.input).toMatchObject({ categoryid: [12] });
  await expect(call("getOccupations", "categoryid=999")).rejects.toMatchObject({ word: "invalidValue" });
});
