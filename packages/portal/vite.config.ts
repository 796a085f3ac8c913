import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressed } from "./build/compressed.ts";
import { contractFiles } from "./build/contractFiles.ts";
import { contractModules } from "./build/contractModules.ts";
import { guideTwins } from "./build/guideTwins.ts";
import { quietDeprecations } from "./build/quietDeprecations.ts";
import { requestCollection } from "./build/requestCollection.ts";
import { withinBudgets } from "./build/withinBudgets.ts";

export default defineConfig(({ mode }) => ({
  base: "/api/",
  plugins: [
    react(),
    contractModules(),
    requestCollection(),
    contractFiles(),
    guideTwins(),
    quietDeprecations(),
    withinBudgets(),
    compressed(),
  ],
  // Elements and what it is made of ask for these three names of Node.
  define: {
    global: "globalThis",
    "process.env.NODE_ENV": JSON.stringify(mode),
    "process.env": "{}",
    "process.browser": "true",
    "process.platform": '"browser"',
  },
  build: { outDir: "dist", target: "es2022", chunkSizeWarningLimit: 3000, manifest: true },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      [
        "/userdetails",
        "/adminpublicservice",
        "/identity",
        "/auth/token",
        "/v1",
        "/v2",
        "/v3",
        "/health",
        "/api/config.json",
      ].map((path) => [path, process.env.PORTAL_SERVER ?? "http://localhost:8080"]),
    ),
  },
}));
