/** Limits of a reading database: memory as DuckDB writes it ("2GB"), threads by number. */
export type ReaderLimits = { memory?: string; threads?: number };

/** DuckDB's settings for reading a snapshot: read-only, no file or network access, and nothing a query could change. */
export function readerSettings(limits: ReaderLimits = {}): Record<string, string> {
  return {
    access_mode: "READ_ONLY",
    enable_external_access: "false",
    autoload_known_extensions: "false",
    autoinstall_known_extensions: "false",
    lock_configuration: "true",
    ...(limits.memory ? { memory_limit: limits.memory } : {}),
    ...(limits.threads ? { threads: String(limits.threads) } : {}),
  };
}
