import type { Caller } from "../Caller.ts";
import { type Soon, soon } from "../Soon.ts";
import type { SubscriptionState, SubscriptionStates } from "../tokens/subscriptionStates.ts";
import type { Ledger } from "./Ledger.ts";
import { type LimitsUsed, limitsUsed, limitViews } from "./limitViews.ts";
import { quotaYear } from "./quotaYear.ts";
import type { Level, Rates } from "./Rates.ts";
import { type RateLimitHeaders, rateLimitHeaders } from "./rateLimitHeaders.ts";
import { refusals } from "./refusals.ts";
import type { LimitName, LimitsNow, Quota } from "./WindowState.ts";
import { enter, held, leave, slide } from "./windows.ts";

/** Whose limits a call is under. */
export type Spender = Pick<Caller, "subscriptionId" | "userId">;

/** What a call costs, from the contract's extensions; level 0 with 0 units counts for the five a second only. */
export type Cost = { level: Level; units: number };

/** The answer to a call that wants in. Every allowed call that has a level or units must be settled, whatever became of it. */
export type Admission = {
  allowed: boolean;
  /** The limit that refused, the one with the longest wait when several did; null when allowed. */
  refusedBy: LimitName | null;
  /** The error word of a refusal; null when allowed. */
  word: "tooManyRequests" | "quotaExpired" | null;
  /** Whole seconds after which the same call would be let in if nothing else happened; 0 when allowed. */
  retryAfterSeconds: number;
  headers: RateLimitHeaders;
  /**
   * Ends an allowed call by its HTTP status and answers the headers as they stand then. Below 400 its units are
   * charged; a 4xx gives them back entirely; a 5xx is not charged to the quota but stays in the minute, since the
   * work was done. A second call, or one on a refused admission, changes nothing.
   */
  settle(status: number): Soon<RateLimitHeaders>;
};

/** The limits of specification A9 and the yearly quota. */
export type Limits = {
  /** Lets a call in or refuses it, at once where nothing has to be asked of the store, and exactly: whatever runs at the same time, no limit is ever passed or left unused. */
  take(spender: Spender, cost: Cost): Soon<Admission>;
  /** Whole seconds until there is quota again where nothing is left of the subscription's; 0 where something is. */
  quotaWait(subscriptionId: string): Promise<number>;
};

/** Limits kept in the given ledger. */
export function createLimits(ledger: Ledger, states: SubscriptionStates, rates: Rates): Limits {
  const quotaOf = (subscriptionId: string): Soon<QuotaAt> => {
    const known = states.known(subscriptionId);
    return known === undefined ? states.get(subscriptionId).then(quotaAtOf) : quotaAtOf(known);
  };
  const admit = ({ subscriptionId, userId }: Spender, cost: Cost, quotaAt: QuotaAt): Soon<Admission> => {
    const { level, units } = cost;
    const verdict = ledger.change(subscriptionId, (state, now): { result: Verdict } => {
      const limits = { rates, quota: quotaAt(now), now };
      slide(state, limits.quota, now);
      const waits = refusals(state, cost, limits);
      // A call refused by another limit is still one of the five a second; one refused by that limit is not.
      const entered = waits.size === 0 ? { level, units } : { level: 0 as const, units: 0 };
      const id = waits.has("burst") ? 0 : enter(state, entered, limits);
      return { result: { id, waits, used: limitsUsed(state, level), limits } };
    });
    const settle = (id: number, status: number) =>
      ledger.change(subscriptionId, (state, now) => {
        const limits = { rates, quota: quotaAt(now), now };
        slide(state, limits.quota, now);
        const outcome = status < 400 ? "charge" : status < 500 ? "refund" : "release";
        const charged = leave(state, id, outcome);
        const charge = charged > 0 ? { userId: userId ?? 0, units: charged } : undefined;
        return { result: rateLimitHeaders(limitViews(limitsUsed(state, level), limits)), charge };
      });
    return soon(verdict, (found) => new DecidedAdmission(found, settle));
  };

  return {
    take(spender, cost) {
      return soon(quotaOf(spender.subscriptionId), (quotaAt) => admit(spender, cost, quotaAt));
    },

    async quotaWait(subscriptionId) {
      const quotaAt = await quotaOf(subscriptionId);
      return ledger.change(subscriptionId, (state, now) => {
        const quota = quotaAt(now);
        slide(state, quota, now);
        return { result: held(state) >= quota.units ? Math.ceil((quota.endsAt - now) / 1_000) : 0 };
      });
    },
  };
}

const isoEpoch = "1970-01-01";

type QuotaAt = (now: number) => Quota;

const quotaAtOf =
  (subscription: SubscriptionState | null): QuotaAt =>
  (now) =>
    quotaYear(subscription?.startsOn ?? isoEpoch, subscription?.quota ?? 0, now);

/** What the ledger found: the id of the call if it entered, what it waits for, and what is used. */
type Verdict = {
  id: number;
  waits: ReadonlyMap<LimitName, number>;
  used: LimitsUsed;
  limits: LimitsNow;
};

/**
 * An admission as the ledger decided it. A class, because an object written with a getter of its own has a shape of its
 * own, which outlives it and all it holds: letting in and settling took 9 µs so, most of it in clearing up, and takes 2.
 */
class DecidedAdmission implements Admission {
  readonly refusedBy: LimitName | null;
  readonly retryAfterSeconds: number;
  readonly #verdict: Verdict;
  readonly #settle: (id: number, status: number) => Soon<RateLimitHeaders>;
  #headers: RateLimitHeaders | undefined;
  #settled: Soon<RateLimitHeaders> | undefined;

  constructor(verdict: Verdict, settle: (id: number, status: number) => Soon<RateLimitHeaders>) {
    const [refusedBy, waitMs] = longest(verdict.waits);
    this.refusedBy = refusedBy;
    this.retryAfterSeconds = Math.ceil(waitMs / 1_000);
    this.#verdict = verdict;
    this.#settle = settle;
  }

  get allowed(): boolean {
    return this.refusedBy === null;
  }

  get word(): Admission["word"] {
    if (this.refusedBy === null) return null;
    return this.refusedBy === "quota" ? "quotaExpired" : "tooManyRequests";
  }

  /** Made when they are read: an admitted call is answered with the headers it has when it is settled. */
  get headers(): RateLimitHeaders {
    const { used, limits } = this.#verdict;
    this.#headers ??= rateLimitHeaders(limitViews(used, limits), this.retryAfterSeconds);
    return this.#headers;
  }

  settle(status: number): Soon<RateLimitHeaders> {
    if (!this.allowed) return this.headers;
    this.#settled ??= this.#settle(this.#verdict.id, status);
    return this.#settled;
  }
}

function longest(waits: ReadonlyMap<LimitName, number>): [LimitName | null, number] {
  let result: [LimitName | null, number] = [null, 0];
  for (const [name, wait] of waits) if (result[0] === null || wait > result[1]) result = [name, wait];
  return result;
}
