/**
 * Fields that differ from run to run and are therefore kept as they are written: a token and its session,
 * the day a talent profile was made and changed, which is the day the demonstration accounts were seeded, and the
 * units spent so far, which are written in batches.
 */
export const volatileFields: readonly string[] = [
  "access_token",
  "session_state",
  "createdDate",
  "updatedDate",
  "consumed",
  "consumedByMe",
];

/** The answer with its volatile fields as the written example has them, where it has them in the same place. */
export function withWrittenFields(answer: unknown, written: unknown): unknown {
  if (Array.isArray(answer)) {
    const before: unknown[] = Array.isArray(written) ? written : [];
    return answer.map((each, index) => withWrittenFields(each, before[index]));
  }
  if (answer === null || typeof answer !== "object") return answer;
  const before = (written ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      volatileFields.includes(name) ? (before[name] ?? value) : withWrittenFields(value, before[name]),
    ]),
  );
}
