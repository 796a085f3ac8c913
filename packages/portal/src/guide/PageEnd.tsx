import ArrowBack from "@mui/icons-material/ArrowBack";
import ArrowForward from "@mui/icons-material/ArrowForward";
import { Box, Button, Link, Typography } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";
import type { Place } from "./Block.ts";
import { markdownName, placeLabel, places, samePlace, toSearch } from "./place.ts";

/** The page's twin in Markdown, named in the head as well, and links to the page before and the page after this one. */
export function PageEnd({ place }: { place: Place }) {
  const at = places.findIndex((other) => samePlace(other, place));
  const before = places[at - 1];
  const after = places[at + 1];
  const twin = `${import.meta.env.BASE_URL}guide/${markdownName(place)}`;
  return (
    <>
      <link rel="alternate" type="text/markdown" title={`${placeLabel(place)} in Markdown`} href={twin} />
      <Typography variant="body2" sx={{ mt: 6 }}>
        <Link href={twin}>This page in Markdown</Link>
      </Typography>
      <Box
        component="nav"
        aria-label="Neighbouring pages"
        sx={{
          display: "flex",
          flexWrap: "wrap",
          justifyContent: "space-between",
          gap: 1,
          mt: 2,
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
          <Button
            component={RouterLink}
            to={`/${toSearch(after)}`}
            endIcon={<ArrowForward />}
            sx={{ ml: "auto" }}
          >
            {placeLabel(after)}
          </Button>
        )}
      </Box>
    </>
  );
}
