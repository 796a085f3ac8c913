/** The longest a timer can be set for, milliseconds: 24 days; beyond it, it would go off at once. */
const longestMs = 2 ** 31 - 1;

/** Settles after so many seconds, 24 days at most; rejects with the signal's reason as soon as it is aborted. */
export function wait(seconds: number, signal?: AbortSignal | null): Promise<void> {
  return unlessAborted(signal, (settle) => {
    const timer = setTimeout(settle, Math.min(seconds * 1000, longestMs));
    return () => clearTimeout(timer);
  });
}

/** What the promise comes to, or the signal's reason when it is aborted first; the promise itself goes on. */
export function orAborted<Value>(promise: Promise<Value>, signal?: AbortSignal | null): Promise<Value> {
  return unlessAborted(signal, (settle, fail) => {
    promise.then(settle, fail);
    return () => {};
  });
}

type Start<Value> = (settle: (value: Value) => void, fail: (cause: unknown) => void) => () => void;

function unlessAborted<Value>(signal: AbortSignal | null | undefined, start: Start<Value>): Promise<Value> {
  return new Promise<Value>((resolve, reject) => {
    signal?.throwIfAborted();
    const end = start(
      (value) => {
        signal?.removeEventListener("abort", stop);
        resolve(value);
      },
      (cause) => {
        signal?.removeEventListener("abort", stop);
        reject(cause);
      },
    );
    function stop() {
      end();
      reject(signal?.reason);
    }
    signal?.addEventListener("abort", stop, { once: true });
  });
}
