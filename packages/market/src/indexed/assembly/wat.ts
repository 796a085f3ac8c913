/*
 * The few words of WebAssembly's text format that kernels are written with. What stands in parentheses is text of that
 * format already, any other text is the name of a local, and a number is a constant of 32 bits; all arithmetic is on
 * whole numbers of 32 bits without a sign.
 */

/** What has a value: text of the format, a local's name or a constant. */
export type Value = string | number;

/** A value as text of the format. */
export function value(given: Value): string {
  if (typeof given === "number") return `(i32.const ${given})`;
  return given.startsWith("(") ? given : `(local.get $${given})`;
}

const operation =
  (name: string) =>
  (...operands: readonly Value[]): string =>
    `(i32.${name} ${operands.map(value).join(" ")})`;

export const add = operation("add");
export const subtract = operation("sub");
export const both = operation("and");
export const either = operation("or");
export const other = operation("xor");
export const shiftedLeft = operation("shl");
export const shiftedRight = operation("shr_u");
export const isLess = operation("lt_u");
export const isAtLeast = operation("ge_u");
export const isSame = operation("eq");
export const isLessSigned = operation("lt_s");
export const multiplied = operation("mul");
export const divided = operation("div_u");
export const isZero = operation("eqz");
export const trailingZeros = operation("ctz");

/** Gives a local a value. */
export function set(local: string, given: Value): string {
  return `(local.set $${local} ${value(given)})`;
}

/** Runs statements where a value is not zero. */
export function when(condition: Value, ...statements: readonly string[]): string {
  return `(if ${value(condition)} (then ${statements.join(" ")}))`;
}

/** Runs some statements where a value is not zero, and others where it is. */
export function choose(condition: Value, yes: readonly string[], no: readonly string[]): string {
  return `(if ${value(condition)} (then ${yes.join(" ")}) (else ${no.join(" ")}))`;
}

/** Runs statements as long as a local is less than a value, adding one to it after each round. */
export function upTo(counter: string, end: Value, ...statements: readonly string[]): string {
  const next = `(local.tee $${counter} ${add(counter, 1)})`;
  return when(
    isLess(counter, end),
    `(loop $${counter} ${statements.join(" ")} (br_if $${counter} ${isLess(next, end)}))`,
  );
}

/** Runs statements as long as a value is not zero. */
export function asLongAs(label: string, condition: Value, ...statements: readonly string[]): string {
  return `(block $end_${label} (loop $${label} (br_if $end_${label} ${isZero(condition)}) ${statements.join(" ")} (br $${label})))`;
}

/** Where an array's number of four bytes stands. */
function placeOf(array: Value, index: Value): string {
  return add(array, shiftedLeft(index, 2));
}

/** A number of an array in the memory of calls. */
export function word(array: Value, index: Value): string {
  return `(i32.load $calls ${placeOf(array, index)})`;
}

/** A byte of an array in the memory of counts: 1 where something passes. */
export function flag(array: Value, index: Value): string {
  return `(i32.load8_u $counts ${add(array, index)})`;
}

/** Writes a number of an array in the memory of calls. */
export function setWord(array: Value, index: Value, given: Value): string {
  return `(i32.store $calls ${placeOf(array, index)} ${value(given)})`;
}

/** A number of an array in the memory of counts. */
export function count(array: Value, index: Value): string {
  return `(i32.load $counts ${placeOf(array, index)})`;
}

/** Writes a number of an array in the memory of counts. */
export function setCount(array: Value, index: Value, given: Value): string {
  return `(i32.store $counts ${placeOf(array, index)} ${value(given)})`;
}

/** Adds one to a number of an array in the memory of counts; the local `counted` is where it stands from then on. */
export function addOne(array: Value, index: Value): string {
  const next = add("(i32.load $counts (local.get $counted))", 1);
  return `${set("counted", placeOf(array, index))} (i32.store $counts (local.get $counted) ${next})`;
}

/** Adds a number to a float of an array in the memory of counts; the local `counted` is where it stands from then on. */
export function addWeight(array: Value, index: Value, weight: Value): string {
  const sum = `(f64.add (f64.load $counts (local.get $counted)) (f64.convert_i32_u ${value(weight)}))`;
  return `${set("counted", add(array, shiftedLeft(index, 3)))} (f64.store $counts (local.get $counted) ${sum})`;
}

/** The value of a code in a dictionary, which is a column of floats. */
export function dictionaryValue(values: string, code: Value): string {
  const bytes = `(i64.shl (i64.extend_i32_u ${value(code)}) (i64.const 3))`;
  return `(f64.load $columns (i64.add (local.get $${values}) ${bytes}))`;
}

/** Sets the bit of a place in an array of bits in the memory of calls. */
export function setBit(bits: Value, place: Value): string {
  const at = shiftedRight(place, 5);
  return setWord(bits, at, either(word(bits, at), shiftedLeft(1, both(place, 31))));
}
