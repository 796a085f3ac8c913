import { performance } from "node:perf_hooks";
import type { Entry } from "../src/Entry.ts";
import type { List } from "../src/List.ts";
import { loadTaxonomy } from "../src/loadTaxonomy.ts";
import { search } from "../src/search/search.ts";

/**
 * Times `search` over the full taxonomy: names of the list itself cut to prefixes of 2 letters and more, whole,
 * with a typo, and as comma-separated pairs. Wall time counts what other programs took; "cpu" is the time of this
 * process alone. Run by hand: `node packages/taxonomy/bench/search.ts`.
 */
const taxonomy = loadTaxonomy();
const lists = {
  cities: taxonomy.cities,
  counties: taxonomy.counties,
  msas: taxonomy.msas,
  states: taxonomy.states,
  countries: taxonomy.countries,
  occupations: taxonomy.occupations,
  titles: taxonomy.titles,
  skills: taxonomy.skills,
  credentials: taxonomy.credentials,
} satisfies Record<string, List<Entry>>;

let seed = 20_251_121;
function random(below: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
}

function keyword(list: List<Entry>, kind: number): string {
  const name = list.all[random(list.size)]?.name.slice(0, 24).replaceAll(",", " ") ?? "";
  if (kind === 0) return name.slice(0, 2);
  if (kind === 1) return name.slice(0, 3 + random(4));
  if (kind === 2) return name;
  const at = 1 + random(Math.max(1, name.length - 2));
  if (kind === 3) return name.slice(0, at) + name.slice(at + 1);
  const other = list.all[random(list.size)]?.name.replaceAll(",", " ").slice(0, 8).trim() ?? "";
  return other.length < 2 ? name : `${name.slice(0, 5)},${other}`;
}

const kinds = ["2 letters", "3-6 letters", "whole name", "one letter missing", "two keywords"];
const quantile = (sorted: number[], share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
const all: number[] = [];
const allProcessor: number[] = [];

console.log("list         entries   index ms   p50 ms   p95 ms   p99 ms   max ms   cpu p95   slowest kind");
for (const [name, list] of Object.entries(lists) as [string, List<Entry>][]) {
  const { size } = list;
  const before = performance.now();
  search(list, "zz");
  const built = performance.now() - before;
  const times: number[] = [];
  const processor: number[] = [];
  const byKind: number[][] = kinds.map(() => []);
  for (let turn = 0; turn < 2500; turn++) {
    const kind = turn % kinds.length;
    const text = keyword(list, kind).trim();
    if (text.length < 2) continue;
    const cpu = process.cpuUsage();
    const start = performance.now();
    search(list, text);
    const time = performance.now() - start;
    const { user, system } = process.cpuUsage(cpu);
    times.push(time);
    processor.push((user + system) / 1000);
    byKind[kind]?.push(time);
  }
  all.push(...times);
  times.sort((a, b) => a - b);
  processor.sort((a, b) => a - b);
  allProcessor.push(...processor);
  const worst = byKind.map((values, kind) => ({
    kind: kinds[kind],
    p95: quantile(
      values.sort((a, b) => a - b),
      0.95,
    ),
  }));
  worst.sort((a, b) => b.p95 - a.p95);
  const figures = [
    built,
    quantile(times, 0.5),
    quantile(times, 0.95),
    quantile(times, 0.99),
    times.at(-1) ?? 0,
    quantile(processor, 0.95),
  ];
  console.log(
    name.padEnd(12),
    String(size).padStart(7),
    ...figures.map((figure) => figure.toFixed(2).padStart(8)),
    `  ${worst[0]?.kind} (p95 ${worst[0]?.p95.toFixed(2)})`,
  );
}
all.sort((a, b) => a - b);
allProcessor.sort((a, b) => a - b);
console.log(
  `all lists: p50 ${quantile(all, 0.5).toFixed(2)} ms, p95 ${quantile(all, 0.95).toFixed(2)} ms (cpu ${quantile(allProcessor, 0.95).toFixed(2)} ms) over ${all.length} searches`,
);
