/** The number an option must be, from `least` to `most`; another value ends the script with one sentence and code 2. */
export function readNumber(option: string, text: string, [least, most]: [number, number]): number {
  const number = Number(text);
  if (text.trim() !== "" && Number.isInteger(number) && number >= least && number <= most) return number;
  console.error(`${option} must be a whole number from ${least} to ${most}, not "${text}".`);
  process.exit(2);
}
