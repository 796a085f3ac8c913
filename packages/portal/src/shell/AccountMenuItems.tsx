import { Box, Divider, Menu, MenuItem, Typography } from "@mui/material";
import { allowedSiblings } from "../session/access.ts";
import { usePortal } from "./PortalContext.ts";

type Props = { anchor: HTMLElement; onClose: () => void; onViewAs: () => void };

/** Who is signed in, My Account, the sibling products on a narrow screen, "view as" for admins, and log out. */
export function AccountMenuItems({ anchor, onClose, onViewAs }: Props) {
  const { configuration, session, user } = usePortal();
  return (
    <Menu
      disablePortal
      anchorEl={anchor}
      open
      onClose={onClose}
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
      <Divider role="none" component="li" />
      <MenuItem component="a" href={configuration.myAccountUrl}>
        My Account
      </MenuItem>
      {allowedSiblings(configuration.siblings, user).map(({ id, label, url }) => (
        <MenuItem key={id} component="a" href={url} sx={{ display: { md: "none" } }}>
          {label}
        </MenuItem>
      ))}
      {user.adminEnabled && <MenuItem onClick={onViewAs}>View as</MenuItem>}
      <MenuItem onClick={() => void session.logOut()}>Log out</MenuItem>
    </Menu>
  );
}
