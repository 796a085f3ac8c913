import { mergeConfig, type ProxyOptions } from "vite";
import { quietDeprecations } from "./build/quietDeprecations.ts";
import { buildFiles } from "./dev/buildFiles.ts";
import { listExample } from "./dev/listExample.ts";
import { mockedOrigin } from "./dev/mockedOrigin.ts";
import portal from "./vite.config.ts";

const {
  DATA_MOCK = "http://127.0.0.1:4010",
  PORTAL_MOCK = "http://127.0.0.1:4011",
  PERSON = "subscriber",
} = process.env;
const dataPaths = ["/auth/token", "/v1", "/v2", "/v3", "/health"];

const portalCalls: ProxyOptions = {
  target: PORTAL_MOCK,
  configure: (proxy) =>
    proxy.on("proxyReq", (request, call) => {
      const chosen = listExample(call.url ?? "", call.headers.accept);
      for (const [name, value] of Object.entries(chosen)) request.setHeader(name, value);
    }),
};

/** The portal's sources with hot reload, every call answered by the mocks; what `pnpm dev:portal` runs. */
export default (environment: Parameters<typeof portal>[0]) => {
  const built = portal(environment);
  return mergeConfig(built, {
    plugins: [mockedOrigin(PORTAL_MOCK), buildFiles(built.plugins ?? [])],
    optimizeDeps: {
      // What only the reference loads would else be found late, and reload the page under its reader.
      include: ["@stoplight/elements", "@stoplight/mosaic"],
      rolldownOptions: { plugins: [quietDeprecations()] },
    },
    server: {
      host: "localhost",
      proxy: {
        ...Object.fromEntries(dataPaths.map((path) => [path, DATA_MOCK])),
        "/adminpublicservice": portalCalls,
        "/userdetails": { target: PORTAL_MOCK, headers: { prefer: `example=${PERSON}` } },
      },
    },
  });
};
