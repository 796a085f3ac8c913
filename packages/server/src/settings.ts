import { resolve } from "node:path";
import manifest from "../package.json" with { type: "json" };

/** What a deployment may set, read once at the start. Addresses have no trailing slash; the issuer is spelled as it was set. */
export type Settings = {
  port: number;
  host: string;
  dataDir: string;
  /** Address under which people reach this server; all other addresses default to it. */
  origin: string;
  databaseUrl?: string;
  /** What answers: the index in memory, or the SQL engine that it is held against. */
  engine: "index" | "duckdb";
  /** How long one answer may take, milliseconds. */
  timeLimitMs: number;
  /** How many answers may be computed or wait at once before 503. */
  queueLimit: number;
  /** Which answers are held against the contract before they are sent. */
  checkAnswers: "all" | "sampled" | "none";
  logLevel: string;
  /** The bearer token of who may read the metrics; without one they are told on this machine alone, while `origin` is one of its own. */
  metricsToken?: string;
  /** Address of the data API; `authServerUrl` only where the token request has a host of its own. */
  apiUrl: string;
  authServerUrl?: string;
  /** Origins besides this server's own whose pages may call it. */
  corsOrigins: string[];
  /** Address of the portal calls, /adminpublicservice included. */
  adminPublicServiceUrl: string;
  /** The sign-in provider; `embedded` when it is the one of this process. */
  identity: { issuer: string; clientId: string; scope: string; resource: string };
  embeddedIdentity: boolean;
  /** Addresses of the sibling products. */
  siblings: Record<SiblingId, string>;
  release: string;
};

/** The products the portal links to; they are not part of this one. */
export type SiblingId =
  | "home"
  | "plan"
  | "recruit"
  | "customRoles"
  | "dataFeeds"
  | "admin"
  | "marketResearch"
  | "staffing";

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

/** An address as it was set: an issuer is the text its provider's tokens name, with the slash at its end or without. */
function addressAsSet(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const text = env[name];
  if (text === undefined || text === "") return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new SettingError(`${name} is "${text}"; set it to an address such as https://api.example.com.`);
  return text;
}

function address(env: NodeJS.ProcessEnv, name: string): string | undefined {
  return addressAsSet(env, name)?.replace(/\/+$/, "");
}

/** Settings from environment variables, with defaults; a wrong value is a SettingError. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = integer(env, "PORT", 8080, 1, 65_535);
  const databaseUrl = env.DATABASE_URL;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new SettingError("DATABASE_URL must begin with postgres:// or postgresql://.");
  const origin = address(env, "ORIGIN") ?? `http://localhost:${port}`;
  const issuer = addressAsSet(env, "OIDC_ISSUER");
  const adminPublicServiceUrl = address(env, "ADMIN_PUBLIC_SERVICE_URL") ?? `${origin}/adminpublicservice`;
  return {
    port,
    host: env.HOST || "127.0.0.1",
    dataDir: resolve(env.DATA_DIR || ".data"),
    origin,
    databaseUrl: databaseUrl || undefined,
    engine: oneOf(env, "ENGINE", "index", ["index", "duckdb"]),
    timeLimitMs: integer(env, "TIME_LIMIT_MS", 10_000, 10, 600_000),
    queueLimit: integer(env, "QUEUE_LIMIT", 256, 1, 100_000),
    checkAnswers: oneOf(env, "CHECK_ANSWERS", "sampled", ["all", "sampled", "none"]),
    logLevel: oneOf(env, "LOG_LEVEL", "info", ["fatal", "error", "warn", "info", "debug", "trace", "silent"]),
    metricsToken: env.METRICS_TOKEN || undefined,
    apiUrl: address(env, "API_URL") ?? origin,
    authServerUrl: address(env, "AUTH_SERVER_URL"),
    corsOrigins: corsOrigins(env, origin),
    adminPublicServiceUrl,
    identity: {
      issuer: issuer ?? `${origin}/identity`,
      clientId: env.OIDC_CLIENT_ID || "talent-portal",
      scope: env.OIDC_SCOPE || "openid profile email offline_access",
      resource: env.OIDC_RESOURCE || adminPublicServiceUrl,
    },
    embeddedIdentity: issuer === undefined,
    siblings: siblings(env),
    release: manifest.version,
  };
}

/** Those of CORS_ORIGINS, and the portal's where the API, the token request or the portal calls have another host. */
function corsOrigins(env: NodeJS.ProcessEnv, portal: string): string[] {
  const named = (env.CORS_ORIGINS ?? "").split(",").flatMap((text) => {
    const found = address({ CORS_ORIGINS: text.trim() }, "CORS_ORIGINS");
    return found === undefined ? [] : [new URL(found).origin];
  });
  const own = new URL(portal).origin;
  const hosts = ["API_URL", "AUTH_SERVER_URL", "ADMIN_PUBLIC_SERVICE_URL"].map((name) => address(env, name));
  const apart = hosts.some((host) => host !== undefined && new URL(host).origin !== own);
  return [...new Set([...(apart ? [own] : []), ...named])];
}

function siblings(env: NodeJS.ProcessEnv): Record<SiblingId, string> {
  const home = address(env, "HOME_URL") ?? "https://app.talent-intelligence.example";
  const at = (name: string, path: string) => address(env, name) ?? `${home}/${path}`;
  return {
    home,
    plan: at("PLAN_URL", "plan"),
    recruit: at("RECRUIT_URL", "recruit"),
    customRoles: at("CUSTOM_ROLES_URL", "customroles"),
    dataFeeds: at("DATA_FEEDS_URL", "datafeeds"),
    admin: at("ADMIN_URL", "admin"),
    marketResearch: at("MARKET_RESEARCH_URL", "marketresearch"),
    staffing: at("STAFFING_URL", "staffing"),
  };
}
