import MenuIcon from "@mui/icons-material/Menu";
import { Box, Button, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useDeferredValue, useEffect, useState } from "react";
import { useNavigationType, useSearchParams } from "react-router-dom";
import { ErrorFallback } from "../shell/ErrorFallback.tsx";
import { SidePart } from "../shell/SidePart.tsx";
import { FailedPart, LoadingPart } from "../shell/states.tsx";
import { useDocumentTitle } from "../shell/useDocumentTitle.ts";
import { widths } from "../theme/tokens.ts";
import type { GuidePage, Place } from "./Block.ts";
import { GuideBlocks } from "./GuideBlocks.tsx";
import { GuideText } from "./GuideText.tsx";
import { PageEnd } from "./PageEnd.tsx";
import { loadPage, pageAtHand } from "./pages/loadPage.ts";
import { placeLabel, toPlace, toSearch } from "./place.ts";
import { SideMenu } from "./SideMenu.tsx";

const MenuDrawer = lazy(async () => ({ default: (await import("./MenuDrawer.tsx")).MenuDrawer }));

/** The documentation hub: the left menu and the page the address names. */
export function Hub() {
  const [parameters] = useSearchParams();
  const place = toPlace(parameters.get("section"), parameters.get("item"));
  const [menuOpen, setMenuOpen] = useState(false);
  useDocumentTitle(placeLabel(place));
  const way = useNavigationType();
  // A page arrives at its top; the link that names a heading goes there by itself, and the way back to where it was left.
  useEffect(() => {
    if (way === "PUSH" && location.hash === "") window.scrollTo(0, 0);
  }, [place.section, place.item]);

  return (
    <Box sx={{ display: "flex", gap: { md: 5 }, alignItems: "flex-start" }}>
      <Box
        sx={{
          display: { xs: "none", md: "block" },
          width: widths.menu,
          flexShrink: 0,
          position: "sticky",
          top: 72,
          maxHeight: "calc(100vh - 88px)",
          overflowY: "auto",
          py: 4,
        }}
      >
        <SideMenu place={place} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, py: { xs: 2, md: 4 } }}>
        <Button
          startIcon={<MenuIcon />}
          onClick={() => setMenuOpen(true)}
          aria-haspopup="dialog"
          sx={{ display: { md: "none" }, mb: 1, ml: -1 }}
        >
          {placeLabel(place)}
        </Button>
        {menuOpen && (
          <SidePart what="The guide's menu">
            <Suspense>
              <MenuDrawer place={place} onClose={() => setMenuOpen(false)} />
            </Suspense>
          </SidePart>
        )}
        <ErrorFallback key={toSearch(place)}>
          <Page place={place} />
        </ErrorFallback>
      </Box>
    </Box>
  );
}

function Page({ place }: { place: Place }) {
  const { data, error, refetch } = useQuery({
    queryKey: ["guide page", place],
    queryFn: () => loadPage(place),
    initialData: pageAtHand(place),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <article>
      <Typography variant="h1" sx={{ mb: 1 }}>
        {placeLabel(place)}
      </Typography>
      {data && <PageContent page={data} />}
      {error && <FailedPart what="This page" error={error} onTryAgain={() => void refetch()} />}
      {!data && !error && <LoadingPart label={placeLabel(place)} lines={8} />}
    </article>
  );
}

/** How many blocks fill the first screen; what follows is drawn in pauses, so that the page answers meanwhile. */
const firstBlocks = 8;

function PageContent({ page }: { page: GuidePage }) {
  const blocks = useDeferredValue(page.blocks, page.blocks.slice(0, firstBlocks));
  return (
    <>
      <Typography sx={{ fontSize: "1.125rem", color: "text.secondary", mb: 3, maxWidth: "70ch" }}>
        <GuideText text={page.summary} />
      </Typography>
      <GuideBlocks blocks={blocks} />
      <PageEnd place={page.place} />
    </>
  );
}
