import { randomNumbers } from "../src/conformance/randomNumbers.ts";
import type { Dimension, Filter, Keyword, Market, Selection, Window } from "../src/index.ts";
import { benchAsOf } from "./generateMarket.ts";

/** One call of one verb on a selection. */
export type BenchCall = {
  verb: keyof Calls;
  selection: Selection;
  ask: (market: Market) => Promise<unknown>;
};

type Calls = Omit<Market, "asOf" | "withSignal">;

/** Values that selections are made of: the commonest of each dimension first. */
export type Values = Partial<Record<Dimension, readonly number[]>>;

const dayMs = 86_400_000;
const asked: readonly Dimension[] = [
  "country",
  "state",
  "msa",
  "county",
  "city",
  "occupation",
  "function",
  "title",
  "employer",
  "industry",
  "education",
  "experience",
  "remote",
  "employmentType",
  "skill",
  "credential",
  "attribute",
];

/** The commonest thousand values of every dimension that selections ask for. */
export async function readValues(market: Market): Promise<Values> {
  const rankings = await market.countBy(
    { fact: "posting", filters: [] },
    asked.map((dimension) => ({ dimension, limit: 1000 })),
  );
  return Object.fromEntries(
    rankings.map(({ dimension, values }) => [dimension, values.map(({ value }) => value)]),
  );
}

/** Random calls of all verbs by turns, with selections such as people make; the same seed gives the same calls. */
export function workload(values: Values, seed: number, count: number): BenchCall[] {
  const random = randomNumbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const chance = (share: number) => random() < share;
  // The third power prefers common values, which people ask for more often.
  const value = (dimension: Dimension) => {
    const known = values[dimension] ?? [0];
    return known[Math.floor(random() ** 3 * known.length)] ?? 0;
  };
  const day = (age: number) => new Date(Date.parse(benchAsOf) - age * dayMs).toISOString().slice(0, 10);
  const any = (dimension: Dimension, most = 1): Filter => ({
    dimension,
    any: Array.from({ length: 1 + below(most) }, () => value(dimension)),
  });
  const months = ({ from, to }: Window) => {
    const starts = [from];
    for (let next = nextMonth(from); next <= to; next = nextMonth(next)) starts.push(next);
    return starts;
  };
  const keyword = (): Keyword => {
    const word = () => `w${Math.floor(random() ** 3 * 20_000)}`;
    const kinds: (() => Keyword)[] = [
      () => ({ kind: "term", word: word() }),
      () => ({ kind: "phrase", words: [`w${below(5)}`, `w${below(20)}`] }),
      () => ({
        kind: "or",
        operands: [
          { kind: "term", word: word() },
          { kind: "term", word: word() },
        ],
      }),
    ];
    return (kinds[below(kinds.length)] as () => Keyword)();
  };
  const selection = (): Selection & { window: Window } => {
    const end = chance(0.6) ? 0 : below(365);
    const length = [29, 89, 179, 364, 729][below(5)] as number;
    const filters: Filter[] = [];
    const place = random();
    if (place < 0.4) filters.push({ dimension: "country", any: [840] });
    else if (place < 0.55) filters.push(any("country"));
    else if (place < 0.7) filters.push(any("state", 3));
    else if (place < 0.85) filters.push(any("msa", 3));
    if (chance(0.5)) filters.push(any("occupation", 3));
    if (chance(0.2))
      filters.push(
        chance(0.3) ? { dimension: "skill", all: [value("skill"), value("skill")] } : any("skill", 4),
      );
    const other = random();
    if (other < 0.08) filters.push(any("employer", 3));
    else if (other < 0.14) filters.push(any("title", 3));
    else if (other < 0.25) filters.push(any(chance(0.5) ? "education" : "experience", 2));
    else if (other < 0.33) filters.push(any("industry"));
    else if (other < 0.38) filters.push({ dimension: "credential", none: [value("credential")] });
    return {
      fact: chance(0.9) ? "posting" : "talent",
      window: { from: day(end + length), to: day(end) },
      basis: chance(0.25) ? "open" : "firstSeen",
      filters,
      keyword: chance(0.05) ? keyword() : undefined,
      staffing: chance(0.2) ? false : undefined,
      anonymous: chance(0.2) ? false : undefined,
    };
  };
  const pick = <T>(choices: readonly T[]) => choices[below(choices.length)] as T;
  const ranked = () =>
    pick<Dimension>(["skill", "employer", "title", "occupation", "msa", "credential", "attribute"]);
  const pair = () =>
    pick([
      { first: "msa", second: "occupation" },
      { first: "state", second: "function" },
      { first: "occupation", second: "education" },
    ] as const satisfies { first: Dimension; second: Dimension }[]);
  const makers: (() => BenchCall)[] = [
    () => call("count", [selection()]),
    () =>
      call("countBy", [
        selection(),
        [
          { dimension: ranked(), limit: 10 },
          { dimension: ranked(), limit: 10 },
        ],
      ]),
    () => {
      const { first, second } = pair();
      return call("countByPair", [selection(), first, second]);
    },
    () => {
      const chosen = selection();
      return call("series", [chosen, months(chosen.window)]);
    },
    () => {
      const [chosen, dimension] = [selection(), ranked()];
      const some = Array.from({ length: 5 }, () => value(dimension));
      return call("seriesBy", [chosen, { dimension, values: some, starts: months(chosen.window) }]);
    },
    () => call("quantiles", [selection(), [0.1, 0.25, 0.5, 0.75, 0.9]]),
    () => call("quantilesBy", [selection(), [0.25, 0.5, 0.75], { dimension: ranked(), limit: 10 }]),
    () => call("durations", [selection()]),
    () => call("durationsByPair", [selection(), { ...pair(), support: 30 }]),
    () => {
      const dimension = pick<Dimension>(["skill", "credential", "attribute"]);
      return call("cooccurrence", [selection(), { dimension, primary: value(dimension), support: 5 }]);
    },
    () => call("concentration", [selection(), pick<Dimension>(["employer", "occupation"]), 10]),
    () => call("concentrationByPair", [selection(), "employer", { ...pair(), support: 30 }]),
    () => call("page", [selection(), { after: 0, offset: pick([0, 0, 0, 100]), limit: 50 }]),
  ];
  return Array.from({ length: count }, (_, index) => (makers[index % makers.length] as () => BenchCall)());
}

function call<V extends keyof Calls>(verb: V, args: Parameters<Market[V]>): BenchCall {
  const ask = (market: Market) => (market[verb] as (...given: typeof args) => Promise<unknown>)(...args);
  return { verb, selection: args[0], ask };
}

function nextMonth(day: string): string {
  const [year, month] = day.split("-").map(Number) as [number, number];
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, "0")}-01`;
}
