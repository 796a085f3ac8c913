import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";

/** A sign-in that may be tried; its password counts as wrong until it was `right`. */
export type LoginAttempt = {
  /** Clears the account's count, and takes this attempt alone from the address's. */
  right(): Promise<void>;
};

/** Slows password guessing down, per account and per address it comes from. */
export type LoginThrottle = {
  /** Lets a sign-in be tried, or tells the whole seconds it must wait. Counts at once, so that attempts made together are counted like those made in turn. */
  begin(email: string, address: string): Promise<LoginAttempt | { waitSeconds: number }>;
};

/** Five wrong passwords for one account, or thirty from one address, and the next must wait out the minute. */
export function createLoginThrottle(): LoginThrottle {
  const perAccount = new RateLimiterMemory({ points: 5, duration: 60, keyPrefix: "account" });
  const perAddress = new RateLimiterMemory({ points: 30, duration: 60, keyPrefix: "address" });
  const accountOf = (email: string) => email.trim().toLowerCase().slice(0, 254);

  return {
    async begin(email, address) {
      const account = accountOf(email);
      const accountWait = await take(perAccount, account);
      if (accountWait > 0) return { waitSeconds: accountWait };
      const addressWait = await take(perAddress, address);
      if (addressWait > 0) {
        await perAccount.reward(account);
        return { waitSeconds: addressWait };
      }
      return {
        async right() {
          await perAccount.delete(account);
          await perAddress.reward(address);
        },
      };
    },
  };
}

/** Seconds until there is a point again; 0 when one was taken. */
async function take(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    return Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1_000));
  }
}
