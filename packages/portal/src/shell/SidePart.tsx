import { Box, Button, type SxProps } from "@mui/material";
import type { ReactNode } from "react";
import { ErrorFallback } from "./ErrorFallback.tsx";

type Props = { children: ReactNode; what: string; sx?: SxProps };

/** A part beside the page, such as a menu: when it fails, so it says in its own place, and the page stays as it is. */
export function SidePart({ children, what, sx }: Props) {
  const failed = (
    <Box role="alert" sx={{ p: 2, fontSize: "0.875rem", ...(sx as object) }}>
      {what} could not be loaded.{" "}
      <Button size="small" onClick={() => location.reload()}>
        Reload the page
      </Button>
    </Box>
  );
  return <ErrorFallback fallback={failed}>{children}</ErrorFallback>;
}

/** Below the header, at its end: where what a button of the header opens would be. */
export const belowHeader: SxProps = {
  position: "absolute",
  top: "100%",
  right: 8,
  border: 1,
  borderColor: "divider",
  borderRadius: 1,
  bgcolor: "background.paper",
};
