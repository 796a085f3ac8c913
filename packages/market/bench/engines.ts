import type { OpenEngine } from "./BenchEngine.ts";
import { openClickHouseEngine } from "./openClickHouseEngine.ts";
import { openDuckDbEngine } from "./openDuckDbEngine.ts";
import { openIndexEngine } from "./openIndexEngine.ts";
import { openPostgresEngine } from "./openPostgresEngine.ts";

/** The engines by name, first the one that the others are held against. */
export const engines = {
  index: openIndexEngine,
  duckdb: openDuckDbEngine,
  postgresql: openPostgresEngine,
  clickhouse: openClickHouseEngine,
} satisfies Record<string, OpenEngine>;

export type EngineName = keyof typeof engines;
