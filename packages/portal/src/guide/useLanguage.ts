import { useSyncExternalStore } from "react";
import type { Sample } from "./Block.ts";

type Language = Sample["language"];

const key = "talent-portal.language";
const listeners = new Set<() => void>();

/** The language the reader last chose for code, shared by all code blocks and kept for the next visit. */
export function useLanguage(): [Language | null, (language: Language) => void] {
  const language = useSyncExternalStore(subscribe, () => localStorage.getItem(key) as Language | null);
  return [language, choose];
}

function choose(language: Language): void {
  localStorage.setItem(key, language);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
