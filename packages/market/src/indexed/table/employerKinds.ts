/*
 * What an employer is, as a number of two bits; 0 is one that goes by its own name. A posting without an employer is
 * anonymous. Rows of one kind stand together, so that leaving employers out leaves stretches of rows out.
 */
export const staffingBit = 1;
export const anonymousBit = 2;

/** How many kinds there are. */
export const employerKinds = 4;

/** Which kinds are left when staffing firms or anonymous employers are left out: a 1 for each kind that is. */
export function passingKinds(noStaffing: boolean, noAnonymous: boolean): Uint8Array {
  const leftOut = (noStaffing ? staffingBit : 0) | (noAnonymous ? anonymousBit : 0);
  return Uint8Array.from({ length: employerKinds }, (_, kind) => ((kind & leftOut) === 0 ? 1 : 0));
}
