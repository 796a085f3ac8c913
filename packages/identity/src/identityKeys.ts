import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import { IdentityDamaged } from "./IdentityDamaged.ts";

/** Private keys of the provider: those that sign tokens, and those that sign its cookies. */
export type IdentityKeys = { signing: JWK[]; cookies: string[] };

/**
 * Reads the keys in `<dir>/keys.json`, making them the first time; the file is readable by this account only. One that
 * is damaged is an error naming it.
 */
export async function identityKeys(dir: string): Promise<IdentityKeys> {
  const file = join(dir, "keys.json");
  if (existsSync(file)) return read(file);
  const keys = {
    signing: [await newKey("ES256"), await newKey("RS256")],
    cookies: [randomBytes(32).toString("base64url")],
  };
  // Whole or not at all, should the process end meanwhile.
  writeFileSync(`${file}.new`, JSON.stringify(keys), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return keys;
}

function read(file: string): IdentityKeys {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as IdentityKeys;
  } catch {
    throw new IdentityDamaged("keys", file);
  }
}

async function newKey(alg: "ES256" | "RS256"): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg, use: "sig" };
}
