import { eq, sql } from "drizzle-orm";
import type { Database } from "../database/Database.ts";
import { auditEvents } from "../database/schema.ts";

/** Where an operator's command named a person. */
const named = ["subject", "email", "owner", "user"];

/**
 * Has the audit log call a person by number wherever an operator's command was recorded with a name of theirs, and
 * answers how many entries that were. Who did what when stays as it was written.
 */
export async function takeNamesOut(
  database: Pick<Database, "select" | "update">,
  { id, names }: { id: number; names: readonly string[] },
): Promise<number> {
  const known = new Set(names.map(folded));
  const isNamed = (value: unknown) => typeof value === "string" && known.has(folded(value));
  const entries = await database
    .select({ id: auditEvents.id, detail: auditEvents.detail })
    .from(auditEvents)
    .where(sql`${auditEvents.action} like 'admin.%'`);
  const naming = entries.filter(({ detail }) => named.some((key) => isNamed(detail[key])));
  for (const entry of naming) {
    const { "first-name": _first, "last-name": _last, ...rest } = entry.detail;
    const detail = Object.fromEntries(
      Object.entries(rest).map(([key, value]) => [
        key,
        named.includes(key) && isNamed(value) ? `user ${id}` : value,
      ]),
    );
    await database.update(auditEvents).set({ detail }).where(eq(auditEvents.id, entry.id));
  }
  return naming.length;
}

function folded(name: string): string {
  return name.trim().toLowerCase();
}
