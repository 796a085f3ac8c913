export { createIdentity, type Identity } from "./createIdentity.ts";
export { IdentityDamaged } from "./IdentityDamaged.ts";
export type { IdentityAccounts, IdentityClaims, IdentityClient, IdentityOptions } from "./IdentityOptions.ts";
