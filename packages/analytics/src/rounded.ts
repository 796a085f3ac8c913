/** A number to so many decimals, halves up as on paper: 9.55 is 9.6 although its binary form lies a hair below. */
export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(Number((value * scale).toFixed(6))) / scale;
}
