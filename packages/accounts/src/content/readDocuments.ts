import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** A Markdown file with its front matter. */
export type Document = { file: string; fields: Record<string, unknown>; body: string };

/** The Markdown files of a folder, by file name; a folder that is missing has none, a file without front matter is an error. */
export function readDocuments(folder: string): Document[] {
  let files: string[];
  try {
    files = readdirSync(folder).filter((file) => file.endsWith(".md"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
  return files.sort().map((name) => readDocument(join(folder, name)));
}

function readDocument(file: string): Document {
  const text = readFileSync(file, "utf8");
  const [, matter, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  if (matter === undefined || body === undefined) {
    throw new Error(`${file} begins with no front matter: put title and the like between two lines of ---.`);
  }
  const fields: unknown = parse(matter);
  if (typeof fields !== "object" || fields === null)
    throw new Error(`The front matter of ${file} holds no fields.`);
  return { file, fields: fields as Record<string, unknown>, body };
}

/** A field of the front matter that must be text. */
export function textField({ file, fields }: Document, name: string): string {
  const value = fields[name];
  if (typeof value !== "string" || value.trim() === "")
    throw new Error(`${file} needs the text field "${name}".`);
  return value.trim();
}

/** A field of the front matter that must be a whole number. */
export function numberField({ file, fields }: Document, name: string): number {
  const value = fields[name];
  if (!Number.isSafeInteger(value)) throw new Error(`${file} needs the number field "${name}".`);
  return value as number;
}

/** A field of the front matter that must be a day, yyyy-mm-dd. */
export function dayField(document: Document, name: string): string {
  const value = textField(document, name);
  const instant = new Date(`${value}T00:00:00Z`);
  // `Date` takes 30 February for 2 March.
  if (Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== value) {
    throw new Error(`${document.file}: "${name}" is no day; write it as "2026-11-21".`);
  }
  return value;
}
