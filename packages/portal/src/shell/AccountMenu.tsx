import AccountCircleOutlined from "@mui/icons-material/AccountCircleOutlined";
import { Box, Divider, IconButton, ListItemText, Menu, MenuItem, Tooltip, Typography } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { allowedSiblings } from "../session/access.ts";
import { usePortal } from "./PortalContext.ts";

const ViewAsDialog = lazy(async () => ({
  default: (await import("../viewAs/ViewAsDialog.tsx")).ViewAsDialog,
}));

/** Who is signed in, My Account, the sibling products on a narrow screen, "view as" for admins, and log out. */
export function AccountMenu() {
  const { configuration, session, user } = usePortal();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [viewAs, setViewAs] = useState(false);
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title="Account">
        <IconButton
          color="inherit"
          aria-label={`Account of ${user.firstName} ${user.lastName}`}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <AccountCircleOutlined />
        </IconButton>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ paper: { sx: { minWidth: 240 } } }}
      >
        <Box component="li" role="none" sx={{ px: 2, py: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>
            {user.firstName} {user.lastName}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
            {user.userEmail}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {user.clientName}
          </Typography>
        </Box>
        <Divider />
        <MenuItem component="a" href={configuration.myAccountUrl}>
          My Account
        </MenuItem>
        {allowedSiblings(configuration.siblings, user).map(({ id, label, url }) => (
          <MenuItem key={id} component="a" href={url} sx={{ display: { md: "none" } }}>
            {label}
          </MenuItem>
        ))}
        {user.adminEnabled && (
          <MenuItem
            onClick={() => {
              close();
              setViewAs(true);
            }}
          >
            <ListItemText>View as</ListItemText>
          </MenuItem>
        )}
        <MenuItem onClick={() => void session.logOut()}>Log out</MenuItem>
      </Menu>
      {viewAs && (
        <Suspense>
          <ViewAsDialog onClose={() => setViewAs(false)} />
        </Suspense>
      )}
    </>
  );
}
