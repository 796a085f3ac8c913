const tunable = "glibc.malloc.hugetlb";

/**
 * The environment for a process that holds an index: the given one, and a request to glibc's allocator (2.35 and later)
 * for pages of 2 MB behind large arrays. Most Linux systems give such pages only to who asks, and V8 does not. Whoever
 * has set this tunable already is left alone; other allocators do not read it. What it brings: docs/engine.md.
 */
export function withLargePages(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const set = env.GLIBC_TUNABLES;
  if (set?.includes(tunable)) return env;
  return { ...env, GLIBC_TUNABLES: set ? `${set}:${tunable}=1` : `${tunable}=1` };
}

/**
 * Starts this process again in its own place, under the same number, with large pages; does nothing when it has them, on
 * other systems than Linux, and below a parent that it exchanges messages with, which the new start would not know.
 * Whatever was open but the standard streams is gone: to be called before anything else.
 */
export function restartWithLargePages(): void {
  const env = withLargePages(process.env);
  if (process.platform !== "linux" || process.connected || env === process.env) return;
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], env);
}
