import DataUsageIcon from "@mui/icons-material/DataUsage";
import { Button, IconButton, Popover } from "@mui/material";
import { useGetCallUnits } from "@talent/contract/data-api/hooks";
import { useState } from "react";
import { configureDataApiCalls } from "../calls/configureDataApiCalls.ts";
import { useConsoleToken } from "../reference/useConsoleToken.ts";
import { usePortal } from "../shell/PortalContext.ts";
import { UsageDetails } from "./UsageDetails.tsx";

const compact = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });

/** What the organisation has used of its call units, and on a click the rest of it. Nothing while viewing as a client. */
export function UsageMeter() {
  const { configuration } = usePortal();
  const token = useConsoleToken();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (token !== undefined) configureDataApiCalls(configuration, token);
  const units = useGetCallUnits({ query: { enabled: token !== undefined } });
  if (token === undefined) return null;

  const consumed = units.data?.data?.callunits.consumed;
  const label = consumed === undefined ? "Usage" : `${compact.format(consumed)} units used`;
  const open = (event: { currentTarget: HTMLElement }) => {
    setAnchor(event.currentTarget);
    void units.refetch();
  };
  const described = { "aria-haspopup": "dialog", "aria-expanded": anchor !== null } as const;
  return (
    <>
      <Button
        {...described}
        color="inherit"
        startIcon={<DataUsageIcon />}
        onClick={open}
        sx={{ display: { xs: "none", lg: "inline-flex" }, whiteSpace: "nowrap" }}
      >
        {label}
      </Button>
      <IconButton
        {...described}
        color="inherit"
        aria-label={label}
        onClick={open}
        sx={{ display: { lg: "none" } }}
      >
        <DataUsageIcon />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{
          paper: { role: "dialog", "aria-label": "Usage", sx: { p: 2, width: 340, maxWidth: "94vw" } },
        }}
      >
        <UsageDetails
          units={units.data?.data?.callunits}
          error={units.error}
          onTryAgain={() => void units.refetch()}
        />
      </Popover>
    </>
  );
}
