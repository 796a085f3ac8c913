import type { Plugin, PluginOption, Rolldown } from "vite";

type Asset = { fileName: string; source: string | Uint8Array };

/** Serves what a build alone puts beside the portal, such as the request collection; made when first asked for. */
export function buildFiles(plugins: PluginOption[]): Plugin {
  let made: Promise<Map<string, Asset["source"]>> | undefined;
  return {
    name: "build-files",
    apply: "serve",
    configureServer({ config, middlewares }) {
      middlewares.use((request, response, next) => {
        const path = (request.url ?? "").split("?")[0] ?? "";
        const name = path.startsWith(config.base) ? path.slice(config.base.length) : path.slice(1);
        if (!/^[^@].*\.\w+$/.test(name) || name.startsWith("src/")) return next();
        made ??= makeFiles(plugins);
        made.then((files) => {
          const source = files.get(name);
          if (source === undefined) return next();
          if (name.endsWith(".json")) response.setHeader("content-type", "application/json");
          response.end(source);
        }, next);
      });
    },
  };
}

/** What the plugins that only a build uses emit, by file name. */
async function makeFiles(plugins: PluginOption[]): Promise<Map<string, Asset["source"]>> {
  const files = new Map<string, Asset["source"]>();
  const context = { emitFile: ({ fileName, source }: Asset) => files.set(fileName, source) };
  for (const plugin of plugins.flat() as Plugin[]) {
    if (plugin?.apply !== "build" || typeof plugin.generateBundle !== "function") continue;
    const emit = plugin.generateBundle as (
      this: unknown,
      options: object,
      bundle: Rolldown.OutputBundle,
    ) => unknown;
    await emit.call(context, {}, {});
  }
  return files;
}
