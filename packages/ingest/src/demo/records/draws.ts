/**
 * SQL that draws from a record's number `i`: macros of one seed. `d(i, salt)` is 64 random bits, `u(i, salt)` a number
 * from 0 up to 1, `normal(i, salt)` one of the standard normal distribution. Each use has a salt of its own below 1024.
 */
export function drawMacros(seed: number): string {
  // Apart from one seed to the next by more than any record's number times 1024.
  const base = (BigInt(Math.trunc(seed)) * 0x9e3779b97f4an) & 0x3fffffffffffffffn;
  return `
    CREATE OR REPLACE TEMP MACRO d(i, salt) AS hash(i::UBIGINT * 1024 + salt + ${base}::UBIGINT);
    CREATE OR REPLACE TEMP MACRO u(i, salt) AS (d(i, salt) >> 11)::DOUBLE * 1.1102230246251565e-16;
    CREATE OR REPLACE TEMP MACRO normal(i, salt) AS
      sqrt(-2 * ln(u(i, salt) + 1e-18)) * cos(6.283185307179586 * u(i, salt + 1));
    CREATE OR REPLACE TEMP MACRO chosen(list, draw) AS list[1 + (draw % len(list))::INT]`;
}
