import MenuIcon from "@mui/icons-material/Menu";
import { Box, Button, Drawer, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useDocumentTitle } from "../shell/useDocumentTitle.ts";
import { widths } from "../theme/tokens.ts";
import type { GuidePage } from "./Block.ts";
import { GuideBlocks } from "./GuideBlocks.tsx";
import { GuideText } from "./GuideText.tsx";
import { PageEnd } from "./PageEnd.tsx";
import { pageAt } from "./pages/pages.ts";
import { placeLabel, toPlace } from "./place.ts";
import { SideMenu } from "./SideMenu.tsx";

/** The documentation hub: the left menu and the page the address names. */
export function Hub() {
  const [parameters] = useSearchParams();
  const place = toPlace(parameters.get("section"), parameters.get("item"));
  const page = pageAt(place);
  const [menuOpen, setMenuOpen] = useState(false);
  useDocumentTitle(page.title);
  // A page arrives at its top; the link within it that names a heading goes there by itself.
  useEffect(() => {
    if (location.hash === "") window.scrollTo(0, 0);
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
        <Drawer
          open={menuOpen}
          onClose={() => setMenuOpen(false)}
          slotProps={{ paper: { "aria-label": "Guide menu", sx: { width: 300, p: 2 } } }}
        >
          <SideMenu place={place} onNavigate={() => setMenuOpen(false)} />
        </Drawer>
        <Page key={page.title} page={page} />
      </Box>
    </Box>
  );
}

function Page({ page }: { page: GuidePage }) {
  return (
    <article>
      <Typography variant="h1" sx={{ mb: 1 }}>
        {page.title}
      </Typography>
      <Typography sx={{ fontSize: "1.125rem", color: "text.secondary", mb: 3, maxWidth: "70ch" }}>
        <GuideText text={page.summary} />
      </Typography>
      <GuideBlocks blocks={page.blocks} />
      <PageEnd place={page.place} />
    </article>
  );
}
