/** A number to so many decimals, halves away from zero as on paper: 9.55 is 9.6 although its binary form lies a hair below. */
export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const size = Math.round(Number((Math.abs(value) * scale).toFixed(6))) / scale;
  return value < 0 && size > 0 ? -size : size;
}
