import { resolve } from "node:path";

/** The data folder of a command as an absolute path: what --data says, else DATA_DIR, else .data; an empty word says nothing. */
export function dataFolder(data?: string): string {
  return resolve(data || process.env.DATA_DIR || ".data");
}
