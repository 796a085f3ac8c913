import AccountCircleOutlined from "@mui/icons-material/AccountCircleOutlined";
import { IconButton } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { usePortal } from "./PortalContext.ts";
import { belowHeader, SidePart } from "./SidePart.tsx";

const AccountMenuItems = lazy(async () => ({
  default: (await import("./AccountMenuItems.tsx")).AccountMenuItems,
}));
const ViewAsDialog = lazy(async () => ({
  default: (await import("../viewAs/ViewAsDialog.tsx")).ViewAsDialog,
}));

/** The button of the account menu, and the search for a client that "view as" opens. */
export function AccountMenu() {
  const { user } = usePortal();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [viewAs, setViewAs] = useState(false);
  return (
    <>
      <IconButton
        color="inherit"
        title="Account"
        aria-label={`Account of ${user.firstName} ${user.lastName}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <AccountCircleOutlined />
      </IconButton>
      {anchor && (
        <SidePart what="The menu" sx={belowHeader}>
          <Suspense>
            <AccountMenuItems
              anchor={anchor}
              onClose={() => setAnchor(null)}
              onViewAs={() => {
                setAnchor(null);
                setViewAs(true);
              }}
            />
          </Suspense>
        </SidePart>
      )}
      {viewAs && (
        <SidePart what="The search for a client" sx={belowHeader}>
          <Suspense>
            <ViewAsDialog onClose={() => setViewAs(false)} />
          </Suspense>
        </SidePart>
      )}
    </>
  );
}
