import ArrowBack from "@mui/icons-material/ArrowBack";
import ArrowForward from "@mui/icons-material/ArrowForward";
import { Box, Button } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";
import type { Place } from "./Block.ts";
import { pages } from "./pages/pages.ts";
import { samePlace, toSearch } from "./place.ts";

/** Links to the page before and the page after this one. */
export function PageEnd({ place }: { place: Place }) {
  const at = pages.findIndex((page) => samePlace(page.place, place));
  const before = pages[at - 1];
  const after = pages[at + 1];
  return (
    <Box
      component="nav"
      aria-label="Neighbouring pages"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        justifyContent: "space-between",
        gap: 1,
        mt: 6,
        pt: 2,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      {before ? (
        <Button component={RouterLink} to={`/${toSearch(before.place)}`} startIcon={<ArrowBack />}>
          {before.title}
        </Button>
      ) : (
        <span />
      )}
      {after && (
        <Button component={RouterLink} to={`/${toSearch(after.place)}`} endIcon={<ArrowForward />}>
          {after.title}
        </Button>
      )}
    </Box>
  );
}
