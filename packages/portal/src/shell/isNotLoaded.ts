/** What is told of a part of the program that could not be fetched. */
export const notLoaded =
  "This part of the portal could not be loaded: the server could not be reached, or the portal has been renewed since you opened it. Check your connection.";

/** Whether a part of the program could not be fetched, in the words of Chromium, Firefox, Safari and the bundler. */
export function isNotLoaded({ message }: Error): boolean {
  return /dynamically imported module|Importing a module script failed|Unable to preload/i.test(message);
}
