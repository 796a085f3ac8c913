import type { Plugin } from "vite";

export function requestCollection(): Plugin {
  return { name: "request-collection", apply: "build" };
}
