/** Experience level of so many months of it: below 3 years junior (1), below 8 mid-level (2), else senior (3). */
export function levelOfMonths(months: number): number {
  return months < 36 ? 1 : months < 96 ? 2 : 3;
}
