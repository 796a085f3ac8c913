import { Popover } from "@mui/material";
import type { ComponentProps } from "react";
import { UsageDetails } from "./UsageDetails.tsx";

type Props = Omit<ComponentProps<typeof UsageDetails>, "onLeave"> & {
  anchor: HTMLElement;
  onClose: () => void;
};

/** The details of the usage below the button that opened them. */
export function UsagePopover({ anchor, onClose, ...details }: Props) {
  return (
    <Popover
      open
      disablePortal
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      slotProps={{
        paper: { role: "dialog", "aria-label": "Usage", sx: { p: 2, width: 340, maxWidth: "94vw" } },
      }}
    >
      <UsageDetails {...details} onLeave={onClose} />
    </Popover>
  );
}
