import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./shell/App.tsx";
import { belowBase } from "./shell/belowBase.ts";
import { ErrorFallback } from "./shell/ErrorFallback.tsx";
import { theme } from "./theme/theme.ts";

const queries = new QueryClient({
  defaultOptions: {
    // Without a network a call fails and is told, instead of waiting in silence until there is one.
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: 300_000, networkMode: "always" },
    mutations: { networkMode: "always" },
  },
});

const place = belowBase(location.pathname, import.meta.env.BASE_URL);
if (place !== location.pathname) history.replaceState(null, "", `${place}${location.search}${location.hash}`);

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no element with the id root.");
createRoot(root).render(
  <StrictMode>
    <ThemeProvider theme={theme} defaultMode="system" noSsr disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      <ErrorFallback>
        <QueryClientProvider client={queries}>
          <App />
        </QueryClientProvider>
      </ErrorFallback>
    </ThemeProvider>
  </StrictMode>,
);
