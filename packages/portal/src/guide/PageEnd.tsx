import ArrowBack from "@mui/icons-material/ArrowBack";
import ArrowForward from "@mui/icons-material/ArrowForward";
import { Box, Button } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";
import type { Place } from "./Block.ts";
import { placeLabel, places, samePlace, toSearch } from "./place.ts";

/** Links to the page before and the page after this one. */
export function PageEnd({ place }: { place: Place }) {
  const at = places.findIndex((other) => samePlace(other, place));
  const before = places[at - 1];
  const after = places[at + 1];
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
        <Button component={RouterLink} to={`/${toSearch(before)}`} startIcon={<ArrowBack />}>
          {placeLabel(before)}
        </Button>
      ) : (
        <span />
      )}
      {after && (
        <Button component={RouterLink} to={`/${toSearch(after)}`} endIcon={<ArrowForward />}>
          {placeLabel(after)}
        </Button>
      )}
    </Box>
  );
}
