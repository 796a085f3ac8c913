import { Drawer } from "@mui/material";
import type { Place } from "./Block.ts";
import { SideMenu } from "./SideMenu.tsx";

/** The hub's menu on a narrow screen, slid in from the left; closed again by choosing, Escape or a click beside it. */
export function MenuDrawer({ place, onClose }: { place: Place; onClose: () => void }) {
  return (
    <Drawer
      open
      onClose={onClose}
      slotProps={{ paper: { "aria-label": "Guide menu", sx: { width: 300, p: 2 } } }}
    >
      <SideMenu place={place} onNavigate={onClose} />
    </Drawer>
  );
}
