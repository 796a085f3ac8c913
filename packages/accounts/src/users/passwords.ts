import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** scrypt at the OWASP password storage guidance's 32 MiB setting. */
const cost = { logN: 15, r: 8, p: 3 };
const keyBytes = 32;

/** The password as it is stored: algorithm, cost, salt and hash, so that the cost can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derived(password, salt, cost);
  return ["scrypt", cost.logN, cost.r, cost.p, salt.toString("base64"), hash.toString("base64")].join("$");
}

/** Whether the password is the stored one; a missing hash costs the same time as a wrong password and is false. */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const [, logN, r, p, salt = "", hash = ""] = (stored ?? (await nobodysHash())).split("$");
  const expected = Buffer.from(hash, "base64");
  const actual = await derived(password, Buffer.from(salt, "base64"), {
    logN: Number(logN),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(actual, expected) && stored !== null;
}

let nobody: Promise<string> | undefined;

function nobodysHash(): Promise<string> {
  nobody ??= hashPassword(randomBytes(16).toString("hex"));
  return nobody;
}

function derived(password: string, salt: Buffer, { logN, r, p }: typeof cost): Promise<Buffer> {
  const N = 2 ** logN;
  return derive(password.normalize("NFKC"), salt, keyBytes, { N, r, p, maxmem: 256 * N * r });
}
