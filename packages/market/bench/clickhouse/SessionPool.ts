import { availableParallelism } from "node:os";
import type { Chdb, ChdbSession } from "./openChdb.ts";

/**
 * Sessions on one data folder, each of which answers one statement at a time; further statements wait their turn. A
 * statement alone is given all cores, among several each is given its share: that answered most in the same time.
 */
export class SessionPool {
  private readonly all: ChdbSession[];
  private readonly idle: ChdbSession[];
  private readonly waiting: ((session: ChdbSession) => void)[] = [];

  constructor({ Session }: Chdb, folder: string, sessions: number) {
    this.all = Array.from({ length: sessions }, () => new Session(folder));
    this.idle = [...this.all];
  }

  /** The rows of a statement, as arrays of its columns. */
  async rows(statement: string): Promise<unknown[][]> {
    const session =
      this.idle.pop() ?? (await new Promise<ChdbSession>((resolve) => this.waiting.push(resolve)));
    try {
      const busy = this.all.length - this.idle.length;
      const threads = Math.max(1, Math.floor(availableParallelism() / busy));
      const limited = `${statement} SETTINGS max_threads = ${threads}`;
      const result = await session.queryAsync(limited, { format: "JSONCompactColumns" });
      return transposed(JSON.parse(result.text()) as unknown[][]);
    } finally {
      const next = this.waiting.shift();
      if (next) next(session);
      else this.idle.push(session);
    }
  }

  close(): void {
    for (const session of this.all) session.close();
  }
}

function transposed(columns: readonly unknown[][]): unknown[][] {
  return (columns[0] ?? []).map((_, row) => columns.map((column) => column[row]));
}
