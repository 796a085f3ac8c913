import DataUsageIcon from "@mui/icons-material/DataUsage";
import { Button, IconButton } from "@mui/material";
import { useGetCallUnits } from "@talent/contract/data-api/hooks";
import { lazy, Suspense, useState } from "react";
import { configureDataApiCalls } from "../calls/configureDataApiCalls.ts";
import { useConsoleToken } from "../reference/useConsoleToken.ts";
import { usePortal } from "../shell/PortalContext.ts";

const UsagePopover = lazy(async () => ({ default: (await import("./UsagePopover.tsx")).UsagePopover }));

const compact = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });

/**
 * What the organisation has used of its call units, and on a click the rest of it, or why it is not known. Nothing
 * while viewing as a client, nor for whose organisation has no subscription.
 */
export function UsageMeter() {
  const { configuration } = usePortal();
  const { token, refusal, tryAgain } = useConsoleToken();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (token !== undefined) configureDataApiCalls(configuration, token);
  const units = useGetCallUnits({ query: { enabled: token !== undefined } });
  if (token === undefined && tryAgain === undefined) return null;

  const consumed = units.data?.data?.callunits.consumed;
  const label =
    consumed === undefined
      ? "Usage"
      : `${compact.format(consumed)} ${consumed === 1 ? "unit" : "units"} used`;
  const ask = () => (token === undefined ? tryAgain?.() : void units.refetch());
  const open = (event: { currentTarget: HTMLElement }) => {
    setAnchor(event.currentTarget);
    ask();
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
      {anchor && (
        <Suspense>
          <UsagePopover
            anchor={anchor}
            onClose={() => setAnchor(null)}
            units={units.data?.data?.callunits}
            error={token === undefined ? refusal : units.error}
            onTryAgain={ask}
          />
        </Suspense>
      )}
    </>
  );
}
