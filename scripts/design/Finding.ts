/** Something to mend in the contract: where it stands (file from the project's root, line from 1), what it is, how to mend it. */
export type Finding = { file: string; line: number; rule: string; message: string; mend: string };

/** A finding as it is told in the terminal and in the preview. */
export function findingText({ file, line, rule, message, mend }: Finding): string {
  return `${file}:${line}  ${message}${mend ? `; ${mend}` : ""}  [${rule}]`;
}
