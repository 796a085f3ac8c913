/** What is there at once, or will be: nearly every call needs nothing of the store, and waiting for nothing costs it too. */
export type Soon<T> = T | Promise<T>;

/** What becomes of a value once it is there: at once if it is. */
export function soon<T, U>(value: Soon<T>, next: (value: T) => Soon<U>): Soon<U> {
  return value instanceof Promise ? value.then(next) : next(value);
}
