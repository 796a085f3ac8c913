import { Box, Button, Typography } from "@mui/material";
import { useEffect, useRef } from "react";
import { readingColumn } from "./readingColumn.ts";
import { useDocumentTitle } from "./useDocumentTitle.ts";

const elsewhere =
  "The session was ended in another tab or window of this browser. Sign in to go on where you were.";

/** What a tab shows once its person has logged out in another one, or was logged out for a reason. */
export function LoggedOut({ why = elsewhere, onSignIn }: { why?: string; onSignIn: () => void }) {
  useDocumentTitle("Logged out");
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box component="main" sx={{ px: { xs: 2, md: 4 } }}>
      <Box sx={readingColumn}>
        <Typography variant="h1" gutterBottom ref={heading} tabIndex={-1} sx={{ outline: "none" }}>
          You are logged out
        </Typography>
        <Typography sx={{ mb: 3 }}>{why}</Typography>
        <Button variant="contained" onClick={onSignIn}>
          Sign in
        </Button>
      </Box>
    </Box>
  );
}
