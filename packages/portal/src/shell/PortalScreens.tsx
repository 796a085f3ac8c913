import { Box, Container, Link } from "@mui/material";
import { lazy, Suspense } from "react";
import { BrowserRouter, Outlet, Route, Routes, useLocation } from "react-router-dom";
import { Hub } from "../guide/Hub.tsx";
import { loadEndpoints } from "../reference/loadEndpoints.ts";
import { FoundText } from "../search/FoundText.tsx";
import { widths } from "../theme/tokens.ts";
import { UtilityBar } from "../viewAs/UtilityBar.tsx";
import { ErrorFallback } from "./ErrorFallback.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { NotFound } from "./NotFound.tsx";
import { LoadingPart } from "./states.tsx";

const Endpoints = lazy(loadEndpoints);
const Faq = lazy(async () => ({ default: (await import("../faq/Faq.tsx")).Faq }));
const ReleaseNotes = lazy(async () => ({
  default: (await import("../releaseNotes/ReleaseNotes.tsx")).ReleaseNotes,
}));

/** The four routes of the portal between its header and footer. */
export function PortalScreens() {
  return (
    <BrowserRouter basename={import.meta.env.BASE_URL.replace(/\/$/, "")}>
      <Routes>
        <Route element={<Frame />}>
          <Route path="/" element={<Hub />} />
          <Route path="/endpoints" element={<Endpoints />} />
          <Route path="/faq" element={<Faq />} />
          <Route path="/releasenotes" element={<ReleaseNotes />} />
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}

function Frame() {
  const { pathname } = useLocation();
  return (
    <Box sx={{ minHeight: "100vh", display: "flex", flexDirection: "column" }}>
      <Link href="#content" sx={skipLink}>
        Skip to the content
      </Link>
      <UtilityBar />
      <Header />
      <Container
        component="main"
        id="content"
        tabIndex={-1}
        maxWidth={false}
        sx={{ maxWidth: widths.contentMax, flex: 1, px: { xs: 2, md: 4 }, outline: "none" }}
      >
        <ErrorFallback key={pathname}>
          <Suspense
            fallback={
              <Box sx={{ py: 4 }}>
                <LoadingPart label="page" lines={6} />
              </Box>
            }
          >
            <Outlet />
          </Suspense>
        </ErrorFallback>
      </Container>
      <FoundText />
      <Footer />
    </Box>
  );
}

const skipLink = {
  position: "absolute",
  left: 8,
  top: -60,
  zIndex: "tooltip",
  px: 2,
  py: 1,
  borderRadius: 1,
  bgcolor: "background.paper",
  "&:focus": { top: 8 },
};
