/** Whether a part of the program could not be fetched, in the words of Chromium, Firefox, Safari and the bundler. */
export function isNotLoaded({ message }: Error): boolean {
  return /dynamically imported module|Importing a module script failed|Unable to preload/i.test(message);
}
