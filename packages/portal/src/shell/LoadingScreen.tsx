import { Box, CircularProgress, Typography } from "@mui/material";

/** What stands on the screen until the session is open and the user is known. */
export function LoadingScreen() {
  return (
    <Box
      component="main"
      sx={{ minHeight: "100vh", display: "grid", placeContent: "center", justifyItems: "center", gap: 0.5 }}
    >
      <CircularProgress aria-hidden size={40} sx={{ mb: 2 }} />
      <Box role="status" sx={{ textAlign: "center" }}>
        <Typography component="h1" sx={{ fontSize: "1.25rem", fontWeight: 600 }}>
          Loading
        </Typography>
        <Typography color="textSecondary">Talent Intelligence APIs</Typography>
      </Box>
    </Box>
  );
}
