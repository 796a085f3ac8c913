import { expect, test } from "vitest";
import { openLogOutChannel } from "./LogOutChannel.ts";

test("every other tab is told, the one that tells is not", async () => {
  const [one, other, third] = [openLogOutChannel(), openLogOutChannel(), openLogOutChannel()];
  let toldItself = false;
  void one.told.then(() => {
    toldItself = true;
  });
  one.tell();
  await Promise.all([other.told, third.told]);
  expect(toldItself).toBe(false);
  for (const channel of [one, other, third]) channel.close();
});
