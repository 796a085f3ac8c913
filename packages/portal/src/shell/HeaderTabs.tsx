import { Box, Link } from "@mui/material";
import type { MouseEvent } from "react";
import { Link as RouterLink, useLocation } from "react-router-dom";
import { unseenBorder } from "../theme/forcedColours.ts";
import { isPlainClick } from "./isPlainClick.ts";
import { useGoTo } from "./useGoTo.ts";

const tabs = [
  { id: "get-start", label: "Getting started", to: "/" },
  { id: "api-reference", label: "API docs", to: "/endpoints" },
  { id: "faq", label: "FAQ", to: "/faq" },
  { id: "Release notes", label: "Release notes", to: "/releasenotes" },
] as const;

/** The header tabs get-start, api-reference, faq and Release notes; each leads to its route. */
export function HeaderTabs() {
  const { pathname } = useLocation();
  const goTo = useGoTo();
  const follow = (event: MouseEvent, to: string) => {
    // From an operation the reference's own router would not hear the link; elsewhere the link goes by itself.
    if (to !== "/endpoints" || pathname !== to || !isPlainClick(event)) return;
    event.preventDefault();
    if (location.hash.startsWith("#/operations/")) goTo(to);
  };
  return (
    <Box
      component="nav"
      aria-label="Portal"
      sx={{ display: "flex", justifyContent: "space-between", overflowX: "auto", scrollbarWidth: "none" }}
    >
      {tabs.map(({ id, label, to }) => (
        <Link
          key={id}
          component={RouterLink}
          to={to}
          onClick={(event) => follow(event, to)}
          data-tab={id}
          underline="none"
          aria-current={to === pathname ? "page" : undefined}
          sx={{
            display: "flex",
            alignItems: "center",
            minHeight: { xs: 44, md: 64 },
            px: { xs: 0.5, sm: 1.5, md: 1, lg: 1.5 },
            whiteSpace: "nowrap",
            fontWeight: 600,
            fontSize: { xs: "clamp(0.7rem, 3.45vw, 0.78rem)", sm: "0.875rem" },
            color: "text.secondary",
            borderBottom: "2px solid transparent",
            ...unseenBorder,
            "&:hover": { color: "text.primary" },
            "&:focus-visible": { outlineOffset: -2 },
            "&[aria-current]": { color: "primary.main", borderBottomColor: "currentcolor" },
          }}
        >
          {label}
        </Link>
      ))}
    </Box>
  );
}
