import { type KeyObject, randomUUID } from "node:crypto";
import { gt, isNull, or, sql } from "drizzle-orm";
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import type { Database } from "../database/Database.ts";
import { signingKeys } from "../database/schema.ts";
import { newWatermark, watermarkOf } from "./watermark.ts";

/** `watermark` is the secret of its tokens' watermark, shared like the key; null for a key made before there were any. */
export type SigningKey = {
  kid: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  publicJwk: JWK;
  watermark: KeyObject | null;
  createdAt: number;
  activeFrom: number;
};

/** The keys that sign data API tokens, kept in the store and shared by every process on it. */
export type SigningKeys = {
  /** The newest key that may sign now. Makes the next one when the newest there is is three months old. */
  current(): Promise<SigningKey>;
  /** The key of this id, or null when it was never one of ours or has expired. */
  find(kid: string): Promise<SigningKey | null>;
  /** The same of what was read a moment ago: undefined when that does not say, or is too old. */
  known(kid: string): SigningKey | undefined;
  /** Every public key that may have signed a token still valid, and the next one. */
  jwks(): Promise<{ keys: JWK[] }>;
  /**
   * Makes a new key, which is published at once and signs after `overlapSeconds`, when everybody who keeps a copy
   * of the key list has fetched it. Older keys verify until the last token they signed has expired; with
   * `revoke` they stop at once and so do their tokens.
   */
  rotate(options?: { overlapSeconds?: number; revoke?: boolean }): Promise<string>;
};

/** Signature algorithm of the tokens. */
export const algorithm = "ES256";

const maxAgeMs = 90 * 86_400_000;
const keptAfterUseSeconds = 3_900;
/** Keys made or revoked by another process are seen after this long. */
const freshForMs = 800;
/** Strangers' key ids must not make us read on every call. */
const reloadAtMostEveryMs = 100;
const rotationLock = 7_142_002;

/** Opens the key ring, making the first key, or the next one when the newest is three months old. */
export async function openSigningKeys(database: Database, clock: () => number): Promise<SigningKeys> {
  let keys: SigningKey[] = [];
  let readAt = Number.NEGATIVE_INFINITY;

  let reading: Promise<void> | undefined;

  const read = () => {
    reading ??= readAll().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const readAll = async () => {
    const rows = await database
      .select()
      .from(signingKeys)
      .where(or(isNull(signingKeys.expiresAt), gt(signingKeys.expiresAt, new Date(clock()))));
    keys = await Promise.all(rows.map(fromRow));
    // The newest first: a key that another was made after is followed by that one, though it was to begin later.
    keys.sort((a, b) => b.createdAt - a.createdAt || b.activeFrom - a.activeFrom);
    readAt = performance.now();
  };
  const isFresh = () => performance.now() - readAt <= freshForMs;
  const fresh = async () => {
    if (!isFresh()) await read();
  };
  const isOld = (createdAt: number) => clock() - createdAt > maxAgeMs;
  const rotate = async ({ overlapSeconds = 600, revoke = false } = {}, onlyWhenDue = false) => {
    const kid = await database.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${rotationLock})`);
      const rows = await transaction.select().from(signingKeys).where(isNull(signingKeys.expiresAt));
      const due = rows.every((row) => isOld(row.createdAt.getTime()));
      if (onlyWhenDue && !due) return null;
      const activeFrom = new Date(rows.length === 0 || revoke ? clock() : clock() + overlapSeconds * 1_000);
      const expiresAt = revoke
        ? new Date(clock())
        : new Date(activeFrom.getTime() + keptAfterUseSeconds * 1_000);
      const stillPublished = revoke
        ? or(isNull(signingKeys.expiresAt), gt(signingKeys.expiresAt, expiresAt))
        : isNull(signingKeys.expiresAt);
      await transaction.update(signingKeys).set({ expiresAt }).where(stillPublished);
      const row = { ...(await newKeyRow()), createdAt: new Date(clock()), activeFrom };
      await transaction.insert(signingKeys).values(row);
      return row.kid;
    });
    await read();
    return kid;
  };

  let rotating: Promise<unknown> | undefined;
  const rotateWhenDue = () => {
    rotating ??= rotate({}, true).finally(() => {
      rotating = undefined;
    });
    return rotating;
  };

  await rotateWhenDue();
  return {
    async current() {
      await fresh();
      if (keys.every(({ createdAt }) => isOld(createdAt))) await rotateWhenDue();
      const key = keys.find((candidate) => candidate.activeFrom <= clock()) ?? keys.at(-1);
      if (!key) throw new Error("the accounts store has no signing key");
      return key;
    },
    async find(kid) {
      await fresh();
      const found = keys.find((key) => key.kid === kid);
      if (found) return found;
      // Another process may have rotated a moment ago.
      if (performance.now() - readAt > reloadAtMostEveryMs) await read();
      return keys.find((key) => key.kid === kid) ?? null;
    },
    known(kid) {
      return isFresh() ? keys.find((key) => key.kid === kid) : undefined;
    },
    async jwks() {
      await fresh();
      return { keys: keys.map((key) => key.publicJwk) };
    },
    async rotate(options) {
      const kid = await rotate(options);
      if (kid === null) throw new Error("a rotation that was asked for made no key");
      return kid;
    },
  };
}

async function newKeyRow() {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
  return {
    kid: randomUUID(),
    privateKey: { ...(await exportJWK(privateKey)), watermark: newWatermark() },
    publicKey: await exportJWK(publicKey),
  };
}

async function fromRow(row: typeof signingKeys.$inferSelect): Promise<SigningKey> {
  const { kid } = row;
  const { watermark, ...privateJwk } = row.privateKey;
  const publicJwk: JWK = { ...row.publicKey, kid, alg: algorithm, use: "sig" };
  return {
    kid,
    privateKey: await toKey(privateJwk),
    publicKey: await toKey(row.publicKey),
    publicJwk,
    watermark: watermarkOf(watermark),
    createdAt: row.createdAt.getTime(),
    activeFrom: row.activeFrom.getTime(),
  };
}

async function toKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, algorithm);
  if (key instanceof Uint8Array) throw new Error("a signing key in the accounts store is not a key pair");
  return key;
}
