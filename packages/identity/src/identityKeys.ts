import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { exportJWK, generateKeyPair, type JWK } from "jose";

/** Private keys of the provider: those that sign tokens, and those that sign its cookies. */
export type IdentityKeys = { signing: JWK[]; cookies: string[] };

/** Reads the keys in `<dir>/keys.json`, making them the first time; the file is readable by this account only. */
export async function identityKeys(dir: string): Promise<IdentityKeys> {
  const file = join(dir, "keys.json");
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as IdentityKeys;
  const keys = {
    signing: [await newKey("ES256"), await newKey("RS256")],
    cookies: [randomBytes(32).toString("base64url")],
  };
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

async function newKey(alg: "ES256" | "RS256"): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg, use: "sig" };
}
