/** An index file that cannot be used; the message says why. It is derived data: build it again from its snapshot. */
export class IndexFileError extends Error {
  override name = "IndexFileError";
}
