import { Box, Link, Typography } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";

/** The product's mark and name, leading to the hub. */
export function Brand() {
  return (
    <Link
      component={RouterLink}
      to="/"
      underline="none"
      color="inherit"
      sx={{ display: "flex", alignItems: "center", gap: { xs: 0.75, md: 1.25 }, flexShrink: 0, py: 1 }}
    >
      <Box component="img" src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" width={30} height={30} />
      <Typography
        component="span"
        sx={{
          fontWeight: 700,
          letterSpacing: "-0.01em",
          lineHeight: 1.1,
          fontSize: { xs: "clamp(0.78rem, 3.9vw, 0.875rem)", md: "1rem" },
        }}
      >
        Talent Intelligence{" "}
        <Box
          component="span"
          sx={{
            display: "block",
            fontSize: "0.75rem",
            fontWeight: 500,
            color: "text.secondary",
            letterSpacing: "0.02em",
          }}
        >
          APIs
        </Box>
      </Typography>
    </Link>
  );
}
