import { Tab, Tabs } from "@mui/material";
import { Link as RouterLink, useLocation } from "react-router-dom";

const tabs = [
  { id: "get-start", label: "Getting started", to: "/" },
  { id: "api-reference", label: "API docs", to: "/endpoints" },
  { id: "faq", label: "FAQ", to: "/faq" },
  { id: "Release notes", label: "Release notes", to: "/releasenotes" },
] as const;

/** The header tabs get-start, api-reference, faq and Release notes; each leads to its route. */
export function HeaderTabs() {
  const { pathname } = useLocation();
  const current = tabs.find((tab) => tab.to === pathname)?.id ?? false;
  return (
    <nav aria-label="Portal">
      <Tabs
        value={current}
        role="presentation"
        variant="scrollable"
        scrollButtons={false}
        slotProps={{ list: { role: "presentation" } }}
        sx={{
          minHeight: { xs: 44, md: 64 },
          "& .MuiTab-root": {
            minHeight: { xs: 44, md: 64 },
            px: { xs: 1, sm: 1.5 },
            minWidth: 0,
            fontSize: { xs: "0.8125rem", sm: "0.875rem" },
          },
        }}
      >
        {tabs.map(({ id, label, to }) => (
          <Tab
            key={id}
            value={id}
            label={label}
            component={RouterLink}
            to={to}
            role="link"
            tabIndex={0}
            data-tab={id}
            aria-selected={undefined}
            aria-current={current === id ? "page" : undefined}
          />
        ))}
      </Tabs>
    </nav>
  );
}
