import { resolve } from "node:path";

/** What a deployment may set, read once at the start. Addresses have no trailing slash. */
export type Settings = {
  port: number;
  host: string;
  dataDir: string;
  /** Address under which people reach this server; all other addresses default to it. */
  origin: string;
  databaseUrl?: string;
  engine: "duckdb";
  /** How long one answer may take, milliseconds. */
  timeLimitMs: number;
  /** How many answers may be computed or wait at once before 503. */
  queueLimit: number;
  /** Which answers are held against the contract before they are sent. */
  checkAnswers: "all" | "sampled" | "none";
  logLevel: string;
  /** Issuer of the sign-in provider; the embedded one when absent. */
  oidcIssuer?: string;
  oidcAudience: string;
  oidcClientId: string;
};

/** A setting that cannot be used; its message says which one and what it may be. */
export class SettingError extends Error {
  override name = "SettingError";
}

function integer(env: NodeJS.ProcessEnv, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === "") return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new SettingError(`${name} is "${text}"; set it to a whole number from ${min} to ${max}.`);
  return value;
}

function oneOf<T extends string>(
  env: NodeJS.ProcessEnv,
  name: string,
  fallback: T,
  allowed: readonly T[],
): T {
  const text = env[name];
  if (text === undefined || text === "") return fallback;
  const match = allowed.find((value) => value === text);
  if (!match) throw new SettingError(`${name} is "${text}"; set it to one of ${allowed.join(", ")}.`);
  return match;
}

function address(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const text = env[name];
  if (text === undefined || text === "") return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new SettingError(`${name} is "${text}"; set it to an address such as https://api.example.com.`);
  return text.replace(/\/+$/, "");
}

/** Settings from environment variables, with defaults; a wrong value is a SettingError. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = integer(env, "PORT", 8080, 0, 65_535);
  const databaseUrl = env.DATABASE_URL;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new SettingError("DATABASE_URL must begin with postgres:// or postgresql://.");
  return {
    port,
    host: env.HOST || "127.0.0.1",
    dataDir: resolve(env.DATA_DIR || ".data"),
    origin: address(env, "ORIGIN") ?? `http://localhost:${port}`,
    databaseUrl: databaseUrl || undefined,
    engine: oneOf(env, "ENGINE", "duckdb", ["duckdb"]),
    timeLimitMs: integer(env, "TIME_LIMIT_MS", 10_000, 10, 600_000),
    queueLimit: integer(env, "QUEUE_LIMIT", 256, 1, 100_000),
    checkAnswers: oneOf(env, "CHECK_ANSWERS", "sampled", ["all", "sampled", "none"]),
    logLevel: oneOf(env, "LOG_LEVEL", "info", ["fatal", "error", "warn", "info", "debug", "trace", "silent"]),
    oidcIssuer: address(env, "OIDC_ISSUER"),
    oidcAudience: env.OIDC_AUDIENCE || "urn:talent-intelligence:portal",
    oidcClientId: env.OIDC_CLIENT_ID || "portal",
  };
}
