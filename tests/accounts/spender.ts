import {
  type Accounts,
  type AccountsOptions,
  openAccounts,
  type Spender,
} from "../../packages/accounts/src/index.ts";

/** What the tests ask a process of their own to do; it answers each with a message. */
export type Order =
  | { do: "open"; options: AccountsOptions; at?: number }
  | { do: "burst"; spender: Spender; calls: number; at?: number }
  | { do: "spend"; spender: Spender; everyMs: number }
  | { do: "verify"; token: string }
  | { do: "revoke"; key: string }
  | { do: "close" };

let accounts: Accounts;
/** Where the clock stands still, when it does: then a burst takes no time, however slow the machine is. */
let standing: number | undefined;

/** Asks for so many calls at once and settles those let in; the limits that refused are counted by name. */
async function burst(spender: Spender, calls: number) {
  const cost = { level: 1, units: 1 } as const;
  const taken = await Promise.all(Array.from({ length: calls }, () => accounts.limits.take(spender, cost)));
  const allowed = taken.filter((admission) => admission.allowed);
  await Promise.all(allowed.map((admission) => admission.settle(200)));
  return { allowed: allowed.length, refusedBy: [...new Set(taken.map((admission) => admission.refusedBy))] };
}

/** Spends one unit after another for as long as the process lives, telling the sum after each. */
async function spend(spender: Spender, everyMs: number) {
  for (let spent = 0; ; await new Promise((resolve) => setTimeout(resolve, everyMs))) {
    const admission = await accounts.limits.take(spender, { level: 1, units: 1 });
    if (!admission.allowed) continue;
    await admission.settle(200);
    spent += 1;
    process.send?.({ spent, at: Date.now() });
  }
}

async function obey(order: Order): Promise<unknown> {
  switch (order.do) {
    case "open":
      standing = order.at;
      accounts = await openAccounts({
        ...order.options,
        clock: order.at === undefined ? undefined : () => standing ?? Date.now(),
      });
      return "open";
    case "burst":
      standing = order.at ?? standing;
      return burst(order.spender, order.calls);
    case "spend":
      return spend(order.spender, order.everyMs);
    case "verify":
      return accounts.tokens.verify(order.token).then(
        () => "verified",
        (error: { word?: string }) => error.word,
      );
    case "revoke":
      return (await accounts.subscriptions.revoke(order.key)).name;
    case "close":
      await accounts.close();
      process.disconnect();
      return undefined;
  }
}

process.on("message", async (order: Order) => {
  try {
    const answer = await obey(order);
    if (process.connected) process.send?.({ answer });
  } catch (error) {
    const { word, message } = error as { word?: string; message: string };
    process.send?.({ word, message });
  }
});
