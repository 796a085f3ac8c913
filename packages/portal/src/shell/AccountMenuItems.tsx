import { Box, Divider, Menu, MenuItem, type Theme, Typography, useMediaQuery } from "@mui/material";
import { allowedSiblings } from "../session/access.ts";
import { usePortal } from "./PortalContext.ts";

type Props = { anchor: HTMLElement; onClose: () => void; onViewAs: () => void };

/** Who is signed in, My Account, the sibling products on a narrow screen, "view as" for admins, and log out. */
export function AccountMenuItems({ anchor, onClose, onViewAs }: Props) {
  const { configuration, session, user } = usePortal();
  // Not drawn and hidden: the arrow keys would stop at an item that cannot take the focus.
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"), { noSsr: true });
  const siblings = isNarrow ? allowedSiblings(configuration.siblings, user) : [];
  return (
    <Menu
      disablePortal
      anchorEl={anchor}
      open
      onClose={onClose}
      slotProps={{ paper: { sx: { minWidth: 240 } } }}
    >
      <Box component="li" role="none" sx={{ px: 2, py: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
          {user.firstName} {user.lastName}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
          {user.userEmail}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
          {user.clientName}
        </Typography>
      </Box>
      <Divider role="none" component="li" />
      <MenuItem component="a" href={configuration.myAccountUrl}>
        My Account
      </MenuItem>
      {siblings.map(({ id, label, url }) => (
        <MenuItem key={id} component="a" href={url}>
          {label}
        </MenuItem>
      ))}
      {user.adminEnabled && <MenuItem onClick={onViewAs}>View as</MenuItem>}
      <MenuItem onClick={() => session.logOut()}>Log out</MenuItem>
    </Menu>
  );
}
