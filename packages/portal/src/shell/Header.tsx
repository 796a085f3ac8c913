import { AppBar, Box, Container, Toolbar } from "@mui/material";
import { lazy, Suspense } from "react";
import { SearchBox } from "../search/SearchBox.tsx";
import { widths } from "../theme/tokens.ts";
import { AccountMenu } from "./AccountMenu.tsx";
import { Brand } from "./Brand.tsx";
import { HeaderTabs } from "./HeaderTabs.tsx";
import { usePortal } from "./PortalContext.ts";
import { SiblingLinks } from "./SiblingLinks.tsx";
import { belowHeader, SidePart } from "./SidePart.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

const UsageMeter = lazy(async () => ({ default: (await import("../usage/UsageMeter.tsx")).UsageMeter }));

const column = { maxWidth: widths.contentMax, px: { xs: 1, md: 2, lg: 4 } };

/** The shared header: sibling products above, the portal's own name, tabs, search, usage and account below. */
export function Header() {
  const { user } = usePortal();
  return (
    <>
      <Box sx={{ bgcolor: "bar.main", color: "bar.text", display: { xs: "none", md: "block" } }}>
        <Container maxWidth={false} sx={column}>
          <SiblingLinks label="Products" />
        </Container>
      </Box>
      <AppBar
        position="sticky"
        color="inherit"
        elevation={0}
        sx={{ bgcolor: "background.paper", borderBottom: 1, borderColor: "divider" }}
      >
        <Container maxWidth={false} sx={column}>
          <Toolbar
            disableGutters
            sx={{
              minHeight: { xs: 56, md: 64 },
              gap: { xs: 0.5, md: 0.75, lg: 2 },
              // With text enlarged to twice its size the row becomes two instead of leaving the window.
              flexWrap: "wrap",
              "@media (max-width: 359.95px)": { gap: 0, "& .MuiIconButton-root": { padding: "4px" } },
            }}
          >
            <Brand />
            <Box sx={{ order: { xs: 3, md: 0 }, width: { xs: "100%", md: "auto" }, flexShrink: { md: 0 } }}>
              <HeaderTabs />
            </Box>
            <Box sx={{ flex: 1 }} />
            <SearchBox />
            {!user.mimicClient && (
              <Box
                sx={{ minWidth: { xs: 36, sm: 40, lg: 164 }, display: "flex", justifyContent: "flex-end" }}
              >
                <SidePart what="The usage" sx={belowHeader}>
                  <Suspense>
                    <UsageMeter />
                  </Suspense>
                </SidePart>
              </Box>
            )}
            <ThemeSwitch />
            <AccountMenu />
          </Toolbar>
        </Container>
      </AppBar>
    </>
  );
}
