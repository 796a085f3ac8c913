import { Box, Button, Typography } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";
import { readingColumn } from "./readingColumn.ts";
import { useDocumentTitle } from "./useDocumentTitle.ts";

/** What an address outside the four routes shows. */
export function NotFound() {
  useDocumentTitle("Page not found");
  return (
    <Box sx={readingColumn}>
      <Typography variant="h1" gutterBottom>
        There is no page here
      </Typography>
      <Typography sx={{ mb: 3 }}>The address may be mistyped, or the page has moved.</Typography>
      <Button component={RouterLink} to="/" variant="contained">
        Go to Getting started
      </Button>
    </Box>
  );
}
