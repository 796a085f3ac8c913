/**
 * Whether a sign-in of that time was ended by an operator or a new password. Providers tell the second a person signed
 * in, so that one in the same second counts as a new one.
 */
export function isSignInOver({ signInsFrom }: { signInsFrom: Date | null }, signedInAt: Date): boolean {
  return signInsFrom !== null && signedInAt.getTime() < Math.floor(signInsFrom.getTime() / 1_000) * 1_000;
}
