import { failureOf } from "../../packages/warehouse/src/cli/runCommand.ts";

/** What a command refuses these arguments with, run in this process: its sentence and exit code; undefined when it takes them. */
export async function refusalOf(
  command: (args: string[]) => Promise<void>,
  args: readonly string[],
): Promise<ReturnType<typeof failureOf>> {
  try {
    await command([...args]);
    return undefined;
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    return failure;
  }
}
