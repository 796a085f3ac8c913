import { RateLimiterMemory } from "rate-limiter-flexible";

/** Slows password guessing down, per account and per address it comes from. */
export type LoginThrottle = {
  /** Whole seconds this sign-in must wait; 0 when it may be tried. */
  waitSeconds(email: string, address: string): Promise<number>;
  wrong(email: string, address: string): Promise<void>;
  /** A right password clears the account's count, never the address's. */
  right(email: string): Promise<void>;
};

/** Five wrong passwords for one account, or thirty from one address, and the next must wait out the minute. */
export function createLoginThrottle(): LoginThrottle {
  const perAccount = new RateLimiterMemory({ points: 5, duration: 60, keyPrefix: "account" });
  const perAddress = new RateLimiterMemory({ points: 30, duration: 60, keyPrefix: "address" });
  const accountOf = (email: string) => email.trim().toLowerCase().slice(0, 254);

  return {
    async waitSeconds(email, address) {
      const checks = [
        { limiter: perAccount, key: accountOf(email) },
        { limiter: perAddress, key: address },
      ];
      const waits = await Promise.all(
        checks.map(async ({ limiter, key }) => {
          const record = await limiter.get(key);
          return record && record.consumedPoints >= limiter.points ? record.msBeforeNext : 0;
        }),
      );
      return Math.ceil(Math.max(...waits) / 1_000);
    },
    async wrong(email, address) {
      // A count above the limit is no failure here: the next attempt reads it.
      await perAccount.consume(accountOf(email)).catch(() => undefined);
      await perAddress.consume(address).catch(() => undefined);
    },
    async right(email) {
      await perAccount.delete(accountOf(email));
    },
  };
}
