import { createPortalTokenVerifier } from "@talent/accounts";
import type { Settings } from "@talent/server";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

/** A sign-in provider's tokens without its pages: signed here, verified as any provider's are. */
export async function testSignIn({ identity }: Settings) {
  const { issuer, resource: audience } = identity;
  const { publicKey, privateKey } = await generateKeyPair("ES256");
  const key = { ...(await exportJWK(publicKey)), kid: "test", alg: "ES256", use: "sig" };
  const tokenOf = (subject: string) =>
    new SignJWT({ sid: `session of ${subject}` })
      .setProtectedHeader({ alg: "ES256", kid: "test" })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(subject)
      .setIssuedAt()
      .setExpirationTime("10m")
      .sign(privateKey);
  return {
    tokenOf,
    verifier: createPortalTokenVerifier({ issuer, audience, jwks: () => ({ keys: [key] }) }),
  };
}
