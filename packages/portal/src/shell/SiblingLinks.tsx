import { Box, Link } from "@mui/material";
import { allowedSiblings, flattenPages, productPermission } from "../session/access.ts";
import { usePortal } from "./PortalContext.ts";

/** The sibling products this user may open; each tells the user's highest permission there. */
export function SiblingLinks({ label }: { label: string }) {
  const { configuration, user } = usePortal();
  const pages = flattenPages(user);
  return (
    <Box component="nav" aria-label={label}>
      <Box
        component="ul"
        sx={{ display: "flex", flexWrap: "wrap", columnGap: 3, listStyle: "none", m: 0, p: 0 }}
      >
        {allowedSiblings(configuration.siblings, user).map((sibling) => {
          const permission = productPermission(pages, sibling.id);
          return (
            <li key={sibling.id}>
              <Link
                href={sibling.url}
                color="inherit"
                underline="hover"
                title={permission ? `${sibling.label}: ${permission}` : undefined}
                sx={{ display: "inline-block", py: 0.875, fontSize: "0.8125rem" }}
              >
                {sibling.label}
              </Link>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
