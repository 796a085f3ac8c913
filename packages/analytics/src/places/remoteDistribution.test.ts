import { expect, test } from "vitest";
import { smallMarket, times } from "../smallMarket.ts";
import { anyPostings, law, synthetic } from "../syntheticSelections.ts";
import { remoteDistribution } from "./remoteDistribution.ts";

const spring = { fact: "posting" as const, filters: [], window: { from: "2024-05-01", to: "2024-06-30" } };

test("gives the four types, the three remote ones together, and these by month", async () => {
  const market = smallMarket({
    postings: [
      ...times(4, {}),
      { remote: 1 },
      { remote: 2 },
      ...times(2, { remote: 3, firstSeen: "2024-05-10" }),
    ],
  });
  expect(await remoteDistribution(market, spring)).toEqual({
    state: "value",
    value: {
      onsite: { count: 4, share: 0.5 },
      remote: { count: 4, share: 0.5 },
      full: { count: 1, share: 0.125 },
      temporary: { count: 1, share: 0.125 },
      hybrid: { count: 2, share: 0.25 },
      remoteTrend: [
        { period: "2024-05-01", count: 2 },
        { period: "2024-06-01", count: 2 },
      ],
    },
  });
});

test("counts all of a long window, and follows its last year", async () => {
  const market = smallMarket({ postings: [{ remote: 1, firstSeen: "2022-03-01" }, { remote: 1 }] });
  const window = { from: "2022-01-01", to: "2024-12-31" };
  const found = await remoteDistribution(market, { ...spring, window });
  if (found.state !== "value") throw new Error(found.state);
  expect(found.value.full.count).toBe(2);
  expect(found.value.remoteTrend).toHaveLength(12);
  expect(found.value.remoteTrend[0]).toEqual({ period: "2024-01-01", count: 0 });
  expect(found.value.remoteTrend[5]).toEqual({ period: "2024-06-01", count: 1 });
});

test("on-site and remote shares add up to one", () =>
  law(anyPostings, async (selection) => {
    const found = await remoteDistribution(synthetic, selection);
    if (found.state !== "value") return;
    const { onsite, remote, full, temporary, hybrid } = found.value;
    expect(onsite.share + remote.share).toBeCloseTo(1);
    expect(full.count + temporary.count + hybrid.count).toBe(remote.count);
  }));
