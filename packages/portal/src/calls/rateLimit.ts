/** One limit as the API tells it: `quota` units in `windowSeconds`, of which `remaining` are left for `resetSeconds`. */
export type RateLimit = {
  name: string;
  quota: number;
  windowSeconds: number;
  remaining: number | undefined;
  resetSeconds: number | undefined;
};

/** The limits named in `RateLimit-Policy`, with what `RateLimit` says is left of them; in the order of the policy. */
export function readRateLimits(headers: Headers): RateLimit[] {
  const left = new Map(readItems(headers.get("RateLimit")).map((item) => [item.name, item.parameters]));
  return readItems(headers.get("RateLimit-Policy")).map(({ name, parameters }) => ({
    name,
    quota: parameters.get("q") ?? 0,
    windowSeconds: parameters.get("w") ?? 0,
    remaining: left.get(name)?.get("r"),
    resetSeconds: left.get(name)?.get("t"),
  }));
}

type Item = { name: string; parameters: Map<string, number> };

/** Items of a structured field list such as `"units";q=180;w=60, "burst";q=5;w=1`. */
function readItems(field: string | null): Item[] {
  return (field ?? "")
    .split(",")
    .map((item) => item.trim().split(";"))
    .filter(([name]) => name !== undefined && /^"[^"]+"$/.test(name))
    .map(([name = "", ...parameters]) => ({
      name: name.slice(1, -1),
      parameters: new Map(
        parameters.map((parameter) => {
          const [key = "", value = ""] = parameter.trim().split("=");
          return [key, Number(value)];
        }),
      ),
    }));
}

let latest: RateLimit[] = [];
const listeners = new Set<() => void>();

/** Keeps the limits an answer of the data API told, if it told any. */
export function noteRateLimit(headers: Headers): void {
  const limits = readRateLimits(headers);
  if (limits.length === 0) return;
  latest = limits;
  for (const listener of listeners) listener();
}

/** The limits last told; empty before the first answer. The same array until the next. */
export function latestRateLimits(): RateLimit[] {
  return latest;
}

/** Calls the listener whenever newer limits are known; the answer ends that. */
export function onRateLimits(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
