import type { MouseEvent } from "react";

/** Whether a click on a link asks for it in this very tab, without a key that means another tab, window or file. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}
