import { Box, Container, Link, Skeleton } from "@mui/material";
import { lazy, type MouseEvent, Suspense, useEffect, useRef } from "react";
import { BrowserRouter, Outlet, Route, Routes, useLocation, useNavigationType } from "react-router-dom";
import { Hub } from "../guide/Hub.tsx";
import { loadEndpoints } from "../reference/loadEndpoints.ts";
import { FoundText } from "../search/FoundText.tsx";
import { widths } from "../theme/tokens.ts";
import { UtilityBar } from "../viewAs/UtilityBar.tsx";
import { ErrorFallback } from "./ErrorFallback.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { NotFound } from "./NotFound.tsx";
import { readingColumn } from "./readingColumn.ts";
import { LoadingPart } from "./states.tsx";
import { useReadingPlace } from "./useReadingPlace.ts";

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
  const { pathname, search, hash } = useLocation();
  const arrived = useRef(false);
  const way = useNavigationType();
  // A screen arrives at its top, however far the one before was scrolled, and on the way back where it was left.
  useEffect(() => {
    if (way === "PUSH" && hash === "") window.scrollTo(0, 0);
  }, [pathname]);
  useReadingPlace();
  // A link within a page goes away with it; who used it goes on reading in the new one, by keyboard and by ear.
  useEffect(() => {
    if (arrived.current && document.activeElement === document.body)
      document.getElementById("content")?.focus({ preventScroll: true });
    arrived.current = true;
  }, [pathname, search]);
  return (
    <Box sx={{ minHeight: "100vh", display: "flex", flexDirection: "column" }}>
      <Link href="#content" onClick={skipToContent} sx={skipLink}>
        Skip to the content
      </Link>
      <UtilityBar />
      <Header />
      <Container
        component="main"
        id="content"
        tabIndex={-1}
        maxWidth={false}
        sx={{
          maxWidth: widths.contentMax,
          flex: 1,
          px: { xs: 2, md: 4 },
          outline: "none",
          // What loads is mostly longer than a window; the footer waits below it instead of being pushed out of sight.
          "&:has([aria-busy=true])": { minHeight: "100vh" },
        }}
      >
        <ErrorFallback key={pathname}>
          <Suspense
            fallback={
              <Box sx={pathname === "/endpoints" ? { py: 4 } : readingColumn}>
                <Skeleton variant="rounded" height={38} sx={{ maxWidth: 420, mb: 3 }} />
                <LoadingPart label="page" lines={8} />
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

/** Without the hash, which names the operation in the reference. */
function skipToContent(event: MouseEvent) {
  event.preventDefault();
  document.getElementById("content")?.focus();
}

const skipLink = {
  position: "absolute",
  left: 8,
  top: 8,
  // By its own height, which grows with the reader's text.
  transform: "translateY(calc(-100% - 16px))",
  zIndex: "tooltip",
  px: 2,
  py: 1,
  borderRadius: 1,
  bgcolor: "background.paper",
  "&:focus": { transform: "none" },
};
